### 供阅读的规则书：每一条款以我们自己的话转述。转述、解读与名称出自规则书，作为事实传入。

handbook-title = { $title }，{ $casino }：规则阅读本
handbook-paraphrase = 按文件次序逐条转述，用我们自己的话。
handbook-no-copy = 本书不是核准规则的副本：凡向赌场索取者，可得文件本身。
handbook-contents = 目录
handbook-search = 搜索
handbook-reading = 解读 { $id }
handbook-elsewhere = 其他规则书有 { $count } 处说法不同
handbook-paid = 赔付
handbook-wager = 投注
handbook-wins-when = 何时赢
handbook-pays = 赔率
handbook-clause = 条款
handbook-layout-shows = 投注区：{ TEXT($areas) }{ $places ->
    [0] 。
   *[other] ；编号座位 { $places } 个。
}
handbook-layout-drawn = 按文字所述的投注区绘制；文件图示中的位置可能不同。
handbook-layout-not-stated = 文字未提及旁注投注区。
handbook-layout-one-of = 旁注投注区由赌场标以其中一个名称。
handbook-layout-other-places = 座位数也可为 { $places }。
handbook-layout-twin = 旁注格两侧各有一个，算作一个。
handbook-written = { $file }：{ $casino }，{ COUNT($chapters) } 章 { COUNT($clauses) } 条
