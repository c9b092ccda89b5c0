"""The command line: one verb a function. Words and figures for people are made here, never rules."""
