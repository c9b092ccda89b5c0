"""The sections of the terms as players read them, one file for each group of them; none decides anything."""
