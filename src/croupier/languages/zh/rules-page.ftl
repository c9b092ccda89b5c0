# 规则页：可读可取的规则书，按词查找条款，两书对照。

title-rules = 规则 · Croupier
skip-to-rules = 跳到规则
rules-title = 规则
rules-books = 规则书
rules-odds = 赔率
rules-search = 查找条款
rules-words = 条款中的词或编号
rules-seek = 查找
rules-found = { $count ->
    [0] 没有条款含有全部这些词。
   *[other] 共 { COUNT($count) } 条。
}
rules-found-first = 这里显示前 { COUNT($shown) } 条：多写一个词，结果更少。
rules-compare = 对照两本规则书
rules-left = 一本规则书
rules-right = 另一本规则书
rules-choose = 选择规则书
rules-thing = 事项
rules-not-said = 未提及
rules-same = 两书所说全部相同。
rules-print = 打印
