### Signs and notices of a table, to print and to show. What a sign is about is the book's own, and comes as a fact.

signs-title = Signs of table { $table }, { $casino }
signs-closed = This table is closed
signs-restricted = Only with a wager on Player, Banker or Tie
signs-notice = Notice
signs-since = Shown since
signs-from = Takes effect
signs-no-unit = No unit is set
signs-not-up = It does not stand at the table yet
signs-clauses = By { TEXT($clauses, join: "comma") }
signs-written = { $file }: { COUNT($signs) } signs of table { $table }
signs-not-open = Table { $table } is closed, and has no signs
