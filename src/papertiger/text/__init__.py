"""Words for people: the Fluent catalogs, and the games told in them."""
