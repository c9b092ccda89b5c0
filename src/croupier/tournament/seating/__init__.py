"""The ballot: tables and seats before each session, and who took theirs."""
