"""Refusals in Chinese, for the reasons that people at a table meet most: what is wrong, the figures, and what to do.

The clauses are put in as in the English sentence; for any other reason there is nothing, and the English one is told.
Start at `sentence_in_chinese`.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.clauses import Reason, Refusal
from croupier.money import dollars
from croupier.words.chinese_names import side_in_chinese, term_in_chinese
from croupier.words.chinese_names import wager_named as w
from croupier.words.refusals import clause_numbers

Facts = dict[str, Any]


def sentence_in_chinese(refusal: Refusal) -> str:
    """Nothing where there is no Chinese sentence for the reason."""
    tell = CHINESE_REFUSALS.get(refusal.reason)
    if tell is None:
        return ""
    text = tell(dict(refusal.facts))
    if not refusal.clauses:
        return text
    head, stop, tail = text.partition("。")
    return f"{head}（{refusal.clauses[0].book}:{clause_numbers(refusal.clauses)}）{stop}{tail}"


def _wagering_over(f: Facts) -> str:
    if "window" in f:
        return "此注只在首四张牌之后、下一张牌之前接受。请等待时机。"
    return f"第 {f['coup']} 局已停止接受下注。请等待下一局。"


def _bets_closed(f: Facts) -> str:
    return f"第 {f['coup']} 局已宣布停止下注。" + ("荷官仍可重新开放。" if f["reopens"] == "yes" else "请等待下一局。")


def _units(f: Facts) -> str:
    how = f"超过 {dollars(f['above'])} 时，每次加" if f["above"] else "请按此倍数下注："
    return f"{w(f['wager'])} {dollars(f['stake'])} 不合下注单位。{how} {dollars(f['unit'])}。"


def _choice(f: Facts) -> str:
    if "to" in f:
        return f"{dollars(f['from'])} 的注只能减少，不能改为 {dollars(f['to'])}。"
    choices = "、".join(map(term_in_chinese, str(f["choices"]).split(", ")))
    return f"不能选择“{term_in_chinese(f['choice'])}”。可选：{choices}。"


CHINESE_REFUSALS: Final[dict[Reason, Callable[[Facts], str]]] = {
    Reason.NOT_FOR_ANOTHER: lambda f: f"{f['actor']} 不能代 {f['patron']} 操作。请找荷官。",
    Reason.TABLE_NOT_OPEN: lambda f: f"牌桌 {f['table']} 尚未开放。请等待。",
    Reason.SHOE_ENDED: lambda f: f"第 {f['shoe']} 靴已结束。请等待新靴。",
    Reason.SHOE_NOT_READY: lambda f: "牌靴尚未备好。请等待。",
    Reason.COUP_IN_PROGRESS: lambda f: f"第 {f['coup']} 局正在进行。请等待其结束。",
    Reason.NOT_BEING_DEALT: lambda f: f"第 {f['coup']} 局尚未到此步骤。请等待。",
    Reason.COMMISSION_OWED: lambda f: f"{f['patron']} 欠延付佣金 {dollars(f['owed'])}。请先支付。",
    Reason.DUMMY_COUP: lambda f: f"第 {f['coup']} 局为空局，不接受下注。请等待下一局。",
    Reason.BETS_NOT_CALLED: lambda f: f"第 {f['coup']} 局尚未宣布下注。请等待荷官。",
    Reason.WAGERING_OVER: _wagering_over,
    Reason.BETS_CLOSED: _bets_closed,
    Reason.NOTHING_WAGERED: lambda f: f"第 {f['coup']} 局无人下注。",
    Reason.UNKNOWN_PATRON: lambda f: f"{f['patron']} 不在此桌。请先加入。",
    Reason.ALREADY_HERE: lambda f: f"{f['patron']} 已在此桌。",
    Reason.UNKNOWN_PLACE: lambda f: f"没有 {f['place']} 号位。本桌有 1 至 {f['places']} 号位。",
    Reason.PLACE_CLOSED: lambda f: f"{f['place']} 号位已关闭。请选其他座位。",
    Reason.SEAT_TAKEN: lambda f: f"{f['place']} 号位已有 {f['by']}。请选其他座位。",
    Reason.NOT_SEATED: lambda f: f"{f['patron']} 未入座。请先入座。",
    Reason.WAGERS_ON_THE_LAYOUT: lambda f: f"台面上还有注（{f['wagers']} 项）。请等待结算或先收回。",
    Reason.HOLDS_CARDS: lambda f: f"{f['patron']} 手中仍持牌或牌靴。须先交还。",
    Reason.NOT_ENOUGH_CHIPS: lambda f: (
        f"{f['patron']} 有筹码 {dollars(f['has'])}，需要 {dollars(f['stake'])}。请买入，或减少下注。"
    ),
    Reason.NOT_ENOUGH_TOKENS: lambda f: (
        f"{f['patron']} 有推广券 {dollars(f['has'])}，需要 {dollars(f['stake'])}。请减少下注。"
    ),
    Reason.NO_FURTHER_CONTRIBUTION: lambda f: f"{f['patron']} 不能再为第 {f['shoe']} 靴添加文字。",
    Reason.NOT_THEIR_CUT: lambda f: f"现在由{term_in_chinese(f['turn'])}切牌。",
    Reason.CUT_OUT_OF_PLACE: lambda f: f"不能在第 {f['after']} 张后切牌。请在 {f['least']} 与 {f['most']} 之间切牌。",
    Reason.NOT_WAGERING_ON_IT: lambda f: f"{f['patron']} 没有下注{side_in_chinese(str(f['hand']))}。",
    Reason.UNKNOWN_WAGER: lambda f: f"没有“{f['wager']}”这种注。",
    Reason.STAKE_NOT_POSITIVE: lambda f: f"{w(f['wager'])} 的下注额 {dollars(f['stake'])} 不成立，须大于零。",
    Reason.TOKENS_NOT_ACCEPTED: lambda f: f"{w(f['wager'])} 不接受推广券。请先换成筹码。",
    Reason.NEEDS_A_NOMINATION: lambda f: f"{w(f['wager'])} 须为每一局指定闲或庄。请指定 {f['length']} 局。",
    Reason.NOT_OFFERED_IN_THIS_COUP: lambda f: (
        f"本局不能下{w(f['wager'])}：闲两张牌 {f['player']} 点，庄 {f['banker']} 点。"
    ),
    Reason.NEEDS_A_MAIN_WAGER: lambda f: f"下{w(f['wager'])}须在本局有闲或庄的主注。请先下主注。",
    Reason.ABOVE_OWN_MAIN_WAGER: lambda f: (
        f"{w(f['wager'])} {dollars(f['stake'])} 超过自己的主注 {dollars(f['maximum'])}。请减少。"
    ),
    Reason.NOT_PAYABLE_IN_CHIPS: lambda f: (
        f"{w(f['wager'])} {dollars(f['stake'])} 赢时无法以 {dollars(f['chip'])} 筹码足额赔付。请改变下注额。"
    ),
    Reason.SPLIT_NOT_PAYABLE: lambda f: (
        f"{w(f['wager'])} {dollars(f['stake'])} 无法拆分：{f['share']} 不能以 {dollars(f['chip'])} 筹码赔付。"
        f"请按 {dollars(f['multiple'])} 的倍数下注。"
    ),
    Reason.NOT_OFFERED_HERE: lambda f: f"本桌不提供{w(f['wager'])}。请选其他注。",
    Reason.UNKNOWN_WAGER_NUMBER: lambda f: f"台面上没有第 {f['number']} 号注。",
    Reason.RESTRICTED_TO_MAIN: lambda f: f"{w(f['wager'])} 仅限有主注者。请先下主注。",
    Reason.ALREADY_PLACED: lambda f: f"每人只能有一项{w(f['wager'])}。请改变原注。",
    Reason.NOT_APPROVED: lambda f: f"此项须经批准（{term_in_chinese(f['act'])}）。请向荷官提出。",
    Reason.AREA_FULL: lambda f: f"{f['place']} 号位的{w(f['wager'])}区最多 {f['capacity']} 注，已满。",
    Reason.NOT_IN_UNITS: _units,
    Reason.BELOW_MINIMUM: lambda f: (
        f"{w(f['wager'])} {dollars(f['stake'])} 低于下限 {dollars(f['minimum'])}。请加注或收回。"
    ),
    Reason.ABOVE_MAXIMUM: lambda f: (
        f"{w(f['wager'])} {dollars(f['stake'])} 超过上限 {dollars(f['maximum'])}。请在首张牌前减少。"
    ),
    Reason.ABOVE_DIFFERENTIAL: lambda f: (
        f"{w(f['wager'])} 再加 {dollars(f['stake'])} 使差额达 {dollars(f['difference'])}，"
        f"超过台面差额 {dollars(f['differential'])}。请减少下注。"
    ),
    Reason.TAIL_NOT_RUNNING: lambda f: f"{w(f['wager'])}：连赢尚未开始。请下前段注。",
    Reason.TAIL_RUNNING: lambda f: f"指示牌显示 {f['indicator']}：{w(f['wager'])} 在本次龙尾结束前关闭。请等待。",
    Reason.MATTER_OPEN: lambda f: f"本局暂停：{term_in_chinese(f['slip'])}，等待处理。请稍候。",
    Reason.OFFER_OPEN: lambda f: f"玩家仍可选择 {f['wagers']} 注的去留。请等待各位答复。",
    Reason.CHANGES_OPEN: lambda f: f"第 {f['coup']} 局现在可改变下注。请先结束改注。",
    Reason.NO_OFFER: lambda f: f"第 {f['coup']} 局没有需要选择的事项。",
    Reason.CHOICE_NOT_OFFERED: _choice,
    Reason.CARRIED_CARD_FIRST: lambda f: f"第 {f['coup']} 局须先发留下的牌。请等待荷官。",
    Reason.EXCLUDED_FROM_GAME: lambda f: f"{f['patron']} 不得参与游戏（违规 {f['breach']}）。请向主管查询。",
    Reason.LAST_COUP: lambda f: f"{w(f['wager'])} 在本靴最后一局无法赢。请等待下一靴。",
}
