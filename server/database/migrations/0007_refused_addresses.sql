-- Addresses that never get an email of the newsletter again. The keyed hash is that of subscribers; no address is kept.
CREATE TABLE refused_addresses (
  unsubscribe_token_hash TEXT PRIMARY KEY,
  refused_at             INTEGER NOT NULL
) STRICT;
