-- What arrived: a message, or a request for the newsletter.
ALTER TABLE arrivals ADD COLUMN purpose TEXT NOT NULL DEFAULT 'message';

-- Who has asked for the newsletter and not confirmed it yet.
CREATE TABLE subscription_requests (
  id               TEXT PRIMARY KEY,
  -- The hash of the address's leaving key; see server/newsletter/keys.ts
  leave_hash       TEXT NOT NULL,
  confirm_hash     TEXT NOT NULL UNIQUE,
  -- The key itself is only kept until the mail with it has gone out.
  confirm_key      TEXT,
  requested_at     INTEGER NOT NULL,
  name             TEXT NOT NULL,
  email            TEXT NOT NULL,
  suspected_spam   INTEGER NOT NULL DEFAULT 0,
  -- held: looks like spam or arrived in a flood, waits for the owner's word; parked: refused for good
  state            TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'held')),
  attempts         INTEGER NOT NULL DEFAULT 0,
  next_attempt_at  INTEGER NOT NULL,
  claimed_by       TEXT,
  claimed_until    INTEGER,
  delivered_at     INTEGER,
  last_error       TEXT,
  possible_repeats INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX subscription_requests_due ON subscription_requests (state, next_attempt_at, requested_at);
CREATE INDEX subscription_requests_address ON subscription_requests (leave_hash);
CREATE TRIGGER subscription_requests_forget_key AFTER UPDATE OF state ON subscription_requests
  WHEN new.state = 'delivered'
  BEGIN UPDATE subscription_requests SET confirm_key = NULL WHERE id = new.id; END;

CREATE TABLE subscribers (
  id           TEXT PRIMARY KEY,
  leave_hash   TEXT NOT NULL UNIQUE,
  email        TEXT NOT NULL,
  name         TEXT NOT NULL,
  -- The proof of consent: when it was asked for, and when confirmed.
  requested_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,
  left_at      INTEGER
) STRICT;

INSERT INTO secrets VALUES ('newsletter-key', lower(hex(randomblob(32))));
