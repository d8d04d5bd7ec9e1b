CREATE TABLE messages (
  id               TEXT PRIMARY KEY,
  submission_id    TEXT NOT NULL,
  body_hash        TEXT NOT NULL,
  received_at      INTEGER NOT NULL,
  name             TEXT NOT NULL,
  email            TEXT NOT NULL,
  interest         TEXT NOT NULL,
  message          TEXT NOT NULL,
  suspected_spam   INTEGER NOT NULL DEFAULT 0,
  -- pending: to be delivered; parked: refused for good; held: arrived in a flood, waits for the owner's word
  state            TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'held')),
  attempts         INTEGER NOT NULL DEFAULT 0,
  next_attempt_at  INTEGER NOT NULL,
  claimed_by       TEXT,
  claimed_until    INTEGER,
  delivered_at     INTEGER,
  last_error       TEXT,
  possible_repeats INTEGER NOT NULL DEFAULT 0,
  UNIQUE (submission_id, body_hash)
) STRICT;
CREATE INDEX messages_due ON messages (state, next_attempt_at, received_at);
CREATE INDEX messages_received ON messages (received_at);
CREATE INDEX messages_repeated ON messages (possible_repeats) WHERE possible_repeats > 0;

-- Who sent how much lately. The client is a keyed hash of the address, never the address.
CREATE TABLE arrivals (
  client     TEXT NOT NULL,
  arrived_at INTEGER NOT NULL
) STRICT;
CREATE INDEX arrivals_recent ON arrivals (arrived_at, client);

-- What the owner has been told of, so that nobody is told twice.
CREATE TABLE alarms (
  condition TEXT PRIMARY KEY,
  raised_at INTEGER NOT NULL
) STRICT;

CREATE TABLE secrets (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO secrets VALUES ('client-key', lower(hex(randomblob(32))));
