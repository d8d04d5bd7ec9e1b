-- Renames states and columns after their usual terms: dead letters, quarantine, leases, tokens, alerts, clicks.

ALTER TABLE messages RENAME TO messages_before;
CREATE TABLE messages (
  id                  TEXT PRIMARY KEY,
  idempotency_key     TEXT NOT NULL,
  body_hash           TEXT NOT NULL,
  received_at         INTEGER NOT NULL,
  name                TEXT NOT NULL,
  email               TEXT NOT NULL,
  interest            TEXT NOT NULL,
  message             TEXT NOT NULL,
  suspected_spam      INTEGER NOT NULL DEFAULT 0,
  -- dead_lettered: permanently rejected by the mail server. quarantined: waits for the decision of the owner
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead_lettered', 'quarantined')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  delivered_at        INTEGER,
  last_error          TEXT,
  possible_duplicates INTEGER NOT NULL DEFAULT 0,
  UNIQUE (idempotency_key, body_hash)
) STRICT;
INSERT INTO messages
  SELECT id, submission_id, body_hash, received_at, name, email, interest, message, suspected_spam,
    CASE state WHEN 'parked' THEN 'dead_lettered' WHEN 'held' THEN 'quarantined' ELSE state END,
    attempts, next_attempt_at, claimed_by, claimed_until, delivered_at, last_error, possible_repeats
  FROM messages_before;
DROP TABLE messages_before;
CREATE INDEX messages_due ON messages (state, next_attempt_at, received_at);
CREATE INDEX messages_received ON messages (received_at);
CREATE INDEX messages_possible_duplicates ON messages (possible_duplicates) WHERE possible_duplicates > 0;

ALTER TABLE subscription_requests RENAME TO subscription_requests_before;
CREATE TABLE subscription_requests (
  id                      TEXT PRIMARY KEY,
  unsubscribe_token_hash  TEXT NOT NULL,
  confirmation_token_hash TEXT NOT NULL UNIQUE,
  -- The token itself is only kept until its email has been delivered.
  confirmation_token      TEXT,
  requested_at            INTEGER NOT NULL,
  name                    TEXT NOT NULL,
  email                   TEXT NOT NULL,
  suspected_spam          INTEGER NOT NULL DEFAULT 0,
  state                   TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead_lettered', 'quarantined')),
  attempts                INTEGER NOT NULL DEFAULT 0,
  next_attempt_at         INTEGER NOT NULL,
  leased_by               TEXT,
  lease_expires_at        INTEGER,
  delivered_at            INTEGER,
  last_error              TEXT,
  possible_duplicates     INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO subscription_requests
  SELECT id, leave_hash, confirm_hash, confirm_key, requested_at, name, email, suspected_spam,
    CASE state WHEN 'parked' THEN 'dead_lettered' WHEN 'held' THEN 'quarantined' ELSE state END,
    attempts, next_attempt_at, claimed_by, claimed_until, delivered_at, last_error, possible_repeats
  FROM subscription_requests_before;
DROP TABLE subscription_requests_before;
CREATE INDEX subscription_requests_due ON subscription_requests (state, next_attempt_at, requested_at);
CREATE INDEX subscription_requests_unsubscribe_token ON subscription_requests (unsubscribe_token_hash);
CREATE TRIGGER subscription_requests_forget_token AFTER UPDATE OF state ON subscription_requests
  WHEN new.state = 'delivered'
  BEGIN UPDATE subscription_requests SET confirmation_token = NULL WHERE id = new.id; END;

ALTER TABLE subscribers RENAME COLUMN leave_hash TO unsubscribe_token_hash;
ALTER TABLE subscribers RENAME COLUMN left_at TO unsubscribed_at;

-- Submissions of the last ten minutes, for the rate limits. The client is a keyed hash of its address.
CREATE TABLE recent_submissions (
  scope        TEXT NOT NULL,
  client_hash  TEXT NOT NULL,
  submitted_at INTEGER NOT NULL
) STRICT;
INSERT INTO recent_submissions SELECT purpose, client, arrived_at FROM arrivals;
DROP TABLE arrivals;
CREATE INDEX recent_submissions_submitted ON recent_submissions (submitted_at, client_hash);

-- When the owner was last alerted to each problem.
CREATE TABLE alerts (
  problem TEXT PRIMARY KEY,
  sent_at INTEGER NOT NULL
) STRICT;
INSERT INTO alerts
  SELECT CASE condition WHEN 'parked' THEN 'dead_lettered' WHEN 'held' THEN 'quarantined' ELSE condition END, raised_at
  FROM alarms;
DROP TABLE alarms;

CREATE TABLE booking_clicks (
  day    TEXT NOT NULL,
  offer  TEXT NOT NULL,
  path   TEXT NOT NULL,
  place  TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (day, offer, path, place)
) STRICT, WITHOUT ROWID;
INSERT INTO booking_clicks
  SELECT day, offer, iif(path = '(no such page)', '(not found)', path), iif(place = '(others)', '(other)', place), presses
  FROM booking_presses;
DROP TABLE booking_presses;
UPDATE page_views SET path = '(not found)' WHERE path = '(no such page)';
UPDATE page_views SET referrer = '(other)' WHERE referrer = '(others)';

UPDATE secrets SET name = 'client-hash-key' WHERE name = 'client-key';
UPDATE secrets SET name = 'unsubscribe-token-key' WHERE name = 'newsletter-key';
