# The page of the trainer.

train-lead = 按规则做的短练习。答错的很快会再出现，会了的晚些再来。成绩只保存在这个浏览器里。
train-book = 规则
train-variation = 玩法
train-kinds = 练习内容
train-kind-third-card = 补牌或停牌
train-kind-winner = 谁赢
train-kind-payout = 赔付
train-kind-irregularity = 差错处理
train-answer = 回答
train-next = 下一题
train-forget = 清除我的成绩
train-right = 正确
train-wrong = 不对
train-was = 答案：{ $answer }
train-by = { $seconds }秒
train-score = 按条款的成绩
train-score-none = 还没有回答过。
train-score-clause = 条款
train-score-kind = 练习
train-score-right = 答对
train-score-box = 熟练度（满5）
train-so-far = 答了{ $asked }题，对{ $right }题，平均{ $seconds }秒
train-choose-kind = 请至少选择一种练习。
key-train-choose = 选择答案
key-train-next = 回答，然后下一题
