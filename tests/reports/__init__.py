"""Reports by a second path, their days, and the verb that makes them."""
