### 每条指令是什么，供查找者阅读；随指令清单一同给出。

about-record-approval = 监管机构已批准本桌或某一布局，并给出此编号。
about-open-table = 开台，并定下当日不变的一切。
about-display-sign = 牌桌上已摆出标牌。
about-remove-sign = 标牌已撤下。
about-fill-float = 向桌面筹码盘补充筹码。
about-credit-float = 从桌面筹码盘取出筹码，退回账房。
about-notify-surveillance = 已就某事通知监控。
about-restrict-wager = 此边注只限同时下了主注的人。
about-lift-restriction = 受限的边注重新向所有人开放。

about-display-notice = 预告即将作出的更改：如更改最低限额或玩法，写明新的限额或玩法，以及其他内容。
about-remove-notice = 通知已撤下；重新张贴时，时间从头计算。
about-change-limits = 新的限额；规则允许时，可让在场者保留原来的最低限额。
about-change-variation = 改用另一种玩法，连同相应的边注和选项；并写明同意更改的人。
about-close-table = 结束本桌博彩；玩家带筹码离开。

about-arrive = 来到本桌，可带来别处的筹码。
about-sit-down = 坐到一个有编号的座位，或换一个座位。
about-stand-up = 让出座位，仍留在本桌。
about-leave-table = 带走全部筹码离开。
about-buy-in = 以现金，或以非现金送达的价值，换取筹码。
about-exchange-voucher = 牌桌投注券换取推广代币，赠送筹码券换取筹码。
about-colour-up = 把筹码换成其他面值，总值相同。
about-agree-personal-limits = 玩家自己的限额；全部留空即恢复按限额牌。
about-arrange-above-differential = 允许玩家投注超出本桌差额，以此为上限，并收取额外佣金。
about-approve = 事先批准某项操作；如属玩家的操作，则针对一位玩家。

about-bring-cards = 牌已送到本桌；如已预先洗好，写明由谁洗。
about-check-cards = 经人或设备点验，牌齐全。
about-order-check = 继续之前，先点验并核实牌。
about-report-dropped-cards = 牌掉落或处理不当；继续之前须先核实。
about-shuffle-cards = 牌已洗好。
about-riffle-cards = 应玩家要求，预先洗好的牌在切牌前又作交叠洗牌。
about-commit-shoe = 虚拟牌靴的次序已定：这是它的承诺值，牌靴结束时公开。
about-contribute-to-shoe = 切牌前，玩家自己的文字混入已承诺牌靴的次序。
about-choose-cutter = 由员工自己切牌（不指名），交给玩家，或指定切牌人。
about-nominate-cutter = 应切牌的玩家指定另一人代切。
about-decline-cut = 被请切牌的玩家不切。
about-cut-cards = 切牌卡插在若干张牌之后；由员工切牌时不填玩家。
about-place-cutting-card = 切牌卡插在距末尾若干张处，牌放入牌靴。
about-burn-cards = 烧牌；首张牌如被看到则写明，并写明要求此方式的玩家。
about-show-burn-card = 向玩家亮出一张烧牌的牌面。
about-expose-burned-cards = 亮出按点数烧掉的其余各张牌。
about-order-shuffle = 提前结束此靴，重新洗牌。
about-replace-cards = 把牌撤下牌桌，换上另一副；或就地换掉若干张不宜再用的牌。
about-reveal-shoe = 公开承诺值的由来（十六进制）：此后任何人都可核对发出的每一张牌。

about-call-for-bets = 宣布或示意可以下注。
about-call-no-more-bets = 宣布或示意停止下注。
about-reopen-bets = 宣布之后、规则的截止时刻未过时，再次接受投注。
about-place-wager = 在某一投注上下注；除非指明位置，即为玩家自己座位的区域。
about-declare-wager = 口头下注，并放下相应的筹码。
about-change-wager = 更改已在布局上的投注的注额。
about-withdraw-wager = 收回一注。
about-find-wager = 及时放下、但停止下注后才被发现的一注。
about-rule-wager-void = 裁定逾时发现的低于下限的注无效，予以退还。
about-refuse-wager = 员工拒绝一注，该注撤下布局。
about-reduce-wagers = 荷官确认本桌提出的按比例削减。

about-choose-dealing = 从下一局起如何发牌。
about-pass-shoe = 一位玩家接过牌靴，由其打这一手。
about-decline-shoe = 获递牌靴的玩家不接。
about-name-shoe-dealer = 持靴的玩家请另一人抽牌。
about-give-up-shoe = 持靴的玩家交出牌靴。
about-take-back-shoe = 要求持靴的玩家交出牌靴。
about-burn-before-coup = 在一局首张牌之前烧一张牌。
about-draw-card = 牌靴的下一张牌：有人看到时写明牌面，以及切牌卡是否先出现。
about-deliver-hand = 把一手未翻开的牌交给玩家。
about-refuse-hand = 玩家不要牌；改问下一位。
about-expose-cards = 翻开一手中接下来未翻开的牌：此前无人知道的须写明；可定张数，或全部翻开。
about-name-opener = 持牌的玩家请另一人开牌。
about-ask-dealer-to-open = 持牌的玩家请荷官开牌。
about-ask-to-open-both = 开一手牌的玩家要求依次也开另一手。
about-take-back-hand = 要求玩家交回牌。
about-announce-result = 宣布点数和结果。
about-clear-cards = 牌放入弃牌架：本局结束。
about-declare-cards-insufficient = 牌靴在一局之中用尽，该局作废。

about-settle-pairs = 结算由首四张牌决定、须在再发牌前结算的投注。
about-settle-coup = 收取输注，赔付赢注。
about-collect-commission = 收取记账的佣金。
about-call-in-commission = 立即收取某玩家记账的佣金。

about-order-dummy-coup = 按规则所列的理由，下一局或正在发牌的一局不接受投注，照常发牌。
about-report-irregularity = 按差错名称报告所发生的事，连同所需的事实：按离开牌靴次序的牌、某一局等。
about-withdraw-report = 报告有误：并未发生此事。
about-order-remedy = 对所报告的事，采用规则允许的一种补救。
about-answer-offer = 玩家按补救所许，保留、收回或减少一注。
about-close-offer = 已问过每个人：没有表示的人保留投注，本局继续。
about-close-changes = 不再更改：本局按现有投注继续。
about-lay-carried-card = 之前留下的牌放作本局首张牌；此前无人看过的须写明。
about-record-notification = 须获通知的人已获通知，编号如下。

about-record-breach = 有人做了规则禁止的事：写明是哪位玩家，或用文字说明是谁。
about-act-on-breach = 对违规行使规则赋予的一项权力；如属没收，写明金额。
about-end-seizure = 调查结束：所扣款项中这一数额退还玩家，其余交给当局。
about-lift-exclusion = 此人可以重新参与。
about-direct-to-vacate = 满座时不下注的玩家须让出座位。
about-raise-dispute = 玩家提出争议，例如对一注的赔付。
about-decide-dispute = 裁定内容、据此付给玩家或收回的款额，以及玩家是否满意。
about-review-dispute = 应投诉人要求复核一项裁定。
about-record-payment-error = 一注赔付有误：该注应付给玩家多少（连本带彩），实际付了多少。
about-enquire-payment-error = 调查结果：是否有意或可能有意，以及该玩家是谁。
about-rectify-payment-error = 现在付出此数以作更正；玩家不足或拒绝时，可少于未结之数。
about-report-payment-error = 已提请监管机构注意，编号如下。
