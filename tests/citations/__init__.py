"""Whether what is cited is about what was done: the topics of clauses against the kinds of acts."""
