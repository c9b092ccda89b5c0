"""Duties: when they are due by the casino's clocks, and that nothing but a recorded act closes one."""
