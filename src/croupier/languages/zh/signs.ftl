### 牌桌的告示与通知，供打印与显示。告示内容出自规则书，作为事实传入。

signs-title = { $casino } { $table } 号桌告示
signs-closed = 本桌已关闭
signs-restricted = 须同时投注闲、庄或和
signs-notice = 通知
signs-since = 展示时间
signs-from = 生效时间
signs-no-unit = 未设投注单位
signs-not-up = 尚未摆放于牌桌
signs-clauses = 依据 { TEXT($clauses, join: "comma") }
signs-written = { $file }：{ $table } 号桌告示 { COUNT($signs) } 张
signs-not-open = { $table } 号桌已关闭，没有告示
