"""Names in Simplified Chinese: wagers, variations, the events of pay rows, and the stable names that sentences use.

It knows words and no rule. What has no Chinese name here is told as in English. Start at `wager_in_chinese` and
`row_in_chinese`.
"""

# ruff: noqa: RUF001, RUF002  (Chinese has punctuation of its own)
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_SIDES: Final = {"player": "闲", "banker": "庄", "tie": "和"}

_WAGERS: Final = {
    "player": "闲",
    "banker": "庄",
    "tie": "和",
    "player-pair": "闲对",
    "banker-pair": "庄对",
    "either-pair": "任意对",
    "perfect-pair": "完美对",
    "player-perfect-pair": "闲完美对",
    "banker-perfect-pair": "庄完美对",
    "player-dragon-bonus": "闲龙宝",
    "banker-dragon-bonus": "庄龙宝",
    "super-6": "超级六",
    "super-six": "超级六",
    "lucky-6": "幸运六",
    "tiger": "虎",
    "small-tiger": "小虎",
    "big-tiger": "大虎",
    "tiger-tie": "虎和",
    "tiger-pair": "虎对",
    "insurance": "保险（免六）",
    "one-one-two": "一一二",
    "player-dragon-tail-early": "闲龙尾（前段）",
    "player-dragon-tail-late": "闲龙尾（后段）",
    "banker-dragon-tail-early": "庄龙尾（前段）",
    "banker-dragon-tail-late": "庄龙尾（后段）",
}
_RUNS: Final = {"player": "闲连赢", "banker": "庄连赢", "tie": "连和", "combination": "闲庄组合连赢"}
_RUN: Final = re.compile(r"(player|banker|tie|combination)-run(?:-(\d+))?")


def side_in_chinese(side: str) -> str:
    return _SIDES.get(side, side)


def wager_in_chinese(wager: str) -> str:
    """Nothing where there is no Chinese name for it."""
    if found := _RUN.fullmatch(wager):
        return f"{_RUNS[found[1]]}{f' {found[2]} 局' if found[2] else ''}"
    return _WAGERS.get(wager, "")


def wager_named(wager: str) -> str:
    """For a sentence: its stable name where it has no other."""
    return wager_in_chinese(wager) or wager


_VARIATIONS: Final = {
    "traditional": ("传统百家乐", "庄赔 1 赔 1，扣 5% 佣金。"),
    "crown": ("皇冠百家乐", "庄赔 1 赔 1；庄以 6 点赢时赔一半。"),
    "zero-commission": ("免佣百家乐", "闲与庄均赔 1 赔 1；仅限比赛。"),
    "two-to-one": ("二赔一百家乐", "以三张牌的 8 或 9 点赢赔 2 赔 1，其余赔 1 赔 1；和局时闲与庄均输。"),
    "tie-baccarat": ("和局百家乐", "和局时按限额牌所示，赔付闲与庄 1% 至 10%。"),
    "commission": ("佣金制", "庄赔 1 赔 1，扣 5%。"),
    "non-commission": ("免佣制", "庄赔 1 赔 1；庄以 6 点赢时扣 50%。"),
    "premium": ("贵宾百家乐", "庄赔 19 赔 20。"),
    "premium-even-money": ("贵宾等额百家乐", "庄赔 1 赔 1；庄以 6 点赢时赔 1 赔 2。"),
    "tie-premium": ("贵宾和局百家乐", "庄赔 19 赔 20；和局时按限额牌所示，赔付闲与庄 1% 至 10%。"),
}


def variation_in_chinese(variation: str) -> tuple[str, str]:
    """Its name and what it is about; nothing where there are no Chinese words for it."""
    return _VARIATIONS.get(variation, ("", ""))


# --- what a pay row is about ---------------------------------------------------------------------

_EVENTS: Final = {
    "any other result": "其他结果",
    "otherwise": "其他情况",
    "player wins": "闲赢",
    "banker wins": "庄赢",
    "tie": "和局",
    "no tie": "非和局",
    "tie on six": "6 点和局",
    "natural tie": "天牌和局",
    "tie, not of naturals": "非天牌和局",
    "tie, or wins by three or fewer": "和局，或净胜三点以下",
    "standoff": "平局退注",
    "banker wins, not with six": "庄赢，非 6 点",
    "pair": "对子",
    "no pair": "无对子",
    "mixed pair": "混合对",
    "coloured pair": "同色对",
    "perfect pair": "完美对",
    "single tiger pair": "单虎对",
    "double tiger pair": "双虎对",
    "twin tiger pair": "孪生虎对",
    "2 card tiger": "两张牌虎",
    "3 card tiger": "三张牌虎",
    "two-card tiger": "两张牌虎",
    "three-card tiger": "三张牌虎",
    "below the minimum": "低于下限，退回",
    "void coup": "牌局作废，退回",
    "dummy coup": "空局，退回",
    "void wager": "此注作废，退回",
    "forfeited": "没收",
    "table closed": "牌桌关闭，退回",
    "shoe ended": "牌靴结束，退回",
    "shoe ended early": "牌靴提前结束，退回",
    "no coup was dealt": "未发牌，退回",
    "no main wager in a coup of the run": "其中一局没有主注，退回",
    "placed before a run was established": "连赢开始前下注，退回",
}
_WITH: Final = {
    "a natural": "以天牌",
    "six": "以 6 点",
    "a two-card six": "以两张牌的 6 点",
    "a three-card six": "以三张牌的 6 点",
    "a three-card eight or nine": "以三张牌的 8 或 9 点",
    "seven or fewer": "以 7 点以下",
}
_BY: Final = r"(?:a (Player|Banker|Tie)|(the end of the shoe))"
_HOW: Final = "|".join(_WITH)


def _ended_by(found: re.Match[str], first: int) -> str:
    return f"{_SIDES[found[first].lower()]}局" if found[first] else "牌靴结束"


_SHAPES: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = (
    (re.compile(r"(Player|Banker) wins by (\d)"), lambda m: f"{_SIDES[m[1].lower()]}净胜 {m[2]} 点"),
    (re.compile(rf"(Player|Banker) wins with ({_HOW})"), lambda m: f"{_SIDES[m[1].lower()]}{_WITH[m[2]]}赢"),
    (re.compile(r"\w+ Pair"), lambda m: "对子"),  # a pair by a casino's own name
    (re.compile(r"run broken by (?:a )?(\w+)"), lambda m: f"因{side_in_chinese(m[1].lower())}局中断"),
    (re.compile(r"(\d+) in a row"), lambda m: f"连赢 {m[1]} 局"),
    (re.compile(rf"(\d+) in a row, ended by {_BY}"), lambda m: f"连赢 {m[1]} 局，{_ended_by(m, 2)}时结束"),
    (re.compile(rf"ended by {_BY} after (\d+)"), lambda m: f"{m[3]} 局后因{_ended_by(m, 1)}中断"),
    (re.compile(rf"ended by {_BY} before it began"), lambda m: f"开始前因{_ended_by(m, 1)}中断"),
)


def row_in_chinese(event: str) -> str:
    """What a pay row is about, or how a wager over several coups ended; nothing where there are no words for it."""
    if known := _EVENTS.get(event.lower()):
        return known
    found = ((pattern.fullmatch(event), tell) for pattern, tell in _SHAPES)
    return next((tell(match) for match, tell in found if match), "")


_ODDS: Final = re.compile(r"(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)")


def odds_in_chinese(odds: str) -> str:
    """`1 to 1 less 5%` as 1 赔 1，扣 5%."""
    return _ODDS.sub(r"\1 赔 \2", odds).replace(" less ", "，扣 ")


# --- stable names in sentences -------------------------------------------------------------------

_TERMS: Final = {
    "people": "人手",
    "device": "机器",
    "casino": "赌场",
    "manufacturer": "制造商",
    "staff": "员工",
    "any-patron": "任一玩家",
    "up": "牌面朝上",
    "down": "牌面朝下",
    "closing": "关闭牌桌",
    "higher-minimum": "提高下限",
    "limits": "限额",
    "variation": "玩法",
    "odds": "赔率",
    "multiples": "下注倍数",
    "differential": "台面差额",
    "area-maximum": "单区上限",
    "kept-minimum": "保留下限",
    "side-wagers": "边注",
    "side-wager-limits": "边注限额",
    "tie-percentage": "和局百分比",
    "by-value": "按首张牌点数",
    "plain": "普通",
    "shown": "应要求展示",
    "to-wagerers": "交给下注最高者",
    "dealer-opens": "荷官代双方开牌",
    "shoe-to-patron": "牌靴交给玩家",
    "delivered": "手牌交给下注者",
    "method-a": "方式甲",
    "method-b": "方式乙",
    "abnormal-sequence": "牌序异常",
    "after-round": "本局之后",
    "not-random": "洗牌不随机",
    "reasonable-cause": "有合理理由",
    "after-last-coup": "最后一局之后",
    "last-coup": "最后一局已完成",
    "after-last": "最后一局之后",
    "unfit": "牌不适用",
    "handled": "牌经玩家触碰",
    "all-agree": "全体同意",
    "any-time": "随时可行",
    "new-shoe": "新靴",
    "no-patrons": "无玩家",
    "no-wagers": "无人下注",
    "until-wager": "直至有人下注",
    "insufficient-cards": "牌不足",
    "cards-insufficient": "牌不足",
    "choice": "自愿",
    "lost": "输了一局",
    "directed": "按要求",
    "left": "离开",
    "shoe-end": "牌靴结束",
    "request": "应要求",
    "stopping": "停止游戏",
    "once": "一次",
    "coup": "本局",
    "shoe": "本靴",
    "stay": "在桌期间",
    "below-minimum": "低于下限",
    "above-maximum": "高于上限",
    "both-sides": "两边下注",
    "burn-by-value": "按点数烧牌",
    "defer-commission": "延付佣金",
    "expose-burned-cards": "展示烧牌",
    "show-burn-card": "展示烧牌",
    "name-opener": "指定开牌者",
    "receive-without-wager": "未下注而接牌",
    "riffle": "再洗",
    "same-back-colour": "相同牌背颜色",
    "shuffle-pre-shuffled": "洗预洗牌",
    "stand-and-wager": "站立下注",
    # what can go wrong
    "burn-omitted": "漏烧牌",
    "face-up-card": "靴内有牌面朝上",
    "excess-card": "多抽了牌",
    "wrong-cards": "牌数或牌不符",
    "sequence-revealed": "牌序外露",
    "bad-cut": "切牌不当",
    "no-shuffle": "切牌卡后未洗牌",
    "shuffler-fault": "洗牌机故障",
    "card-to-wrong-hand": "牌发错一方",
    "wrong-order": "发牌次序错误",
    "order-unknown": "发牌次序不明",
    "third-card-to-player": "闲多发第三张牌",
    "third-card-to-banker": "庄多发第三张牌",
    "card-omitted": "漏发牌",
    "error-found-late": "前局发牌有误",
    "hand-to-wrong-area": "牌放错区域",
    "hand-to-wrong-person": "牌交错人",
    "dealer-revealed-card": "荷官误翻牌",
    "changes-asked": "玩家要求改注",
    "late-tail-too-soon": "后段龙尾注过早",
    "wrong-variation-settled": "按错玩法结算",
    "scanner-disagrees": "扫描器显示不符",
    "display-disagrees": "显示屏结果不符",
    "game-disrupted": "牌局受扰",
    "fraud": "有人舞弊",
    "no-wager-left": "已无注",
    "main-wager-taken-back": "主注已收回",
    # what is done about it
    "rebuild": "按次序重排",
    "rebuild-and-offer": "按次序重排，玩家可收回注",
    "play-on": "继续进行",
    "discard": "弃牌",
    "next-coup": "作下一局首牌",
    "next-round": "作下一局首牌",
    "dummy-coup": "空局",
    "no-bet-coup": "空局",
    "move": "移至应得一方",
    "complete": "完成本局",
    "offer": "玩家可改变注",
    "to-banker": "归庄第三张",
    "to-banker-and-offer": "归庄第三张，玩家可收回注",
    "permit": "准许改注",
    "refuse": "维持原注",
    "deal-it": "补发该牌",
    "void": "本局作废",
    "void-round": "该局作废",
    "void-shoe": "本靴作废",
    "void-wager": "该注作废",
    "void-and-shuffle": "作废并重新洗牌",
    "stands": "结果有效",
    "rectified": "已改正",
    "unaffected": "不受影响",
    "confirm": "确认结果",
    "disregard": "不理会显示",
    "return": "退回",
    "refund": "退还各注",
    "shuffle-after": "本局后洗牌",
    "forfeit": "没收",
    "keep": "保留",
    "remove": "取走",
    "retract": "收回",
    "reduce": "减少",
}


def term_in_chinese(name: str) -> str:
    """A stable name as people say it; in English where there is no other word for it."""
    return _TERMS.get(str(name)) or str(name).replace("-", " ")
