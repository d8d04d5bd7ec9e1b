-- Messages from the contact form.
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
  -- unsure: may have arrived too often to be sent again. to_check: came over a limit, waits for a look of the owner's
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'unsure', 'dead_lettered', 'to_check')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  -- 1: the mail server has all but the final dot. Whatever happens to the worker, it may arrive.
  handed_over         INTEGER NOT NULL DEFAULT 0,
  delivered_at        INTEGER,
  last_error          TEXT,
  -- What of it needs the owner: see FailureKind in ../../delivery/outbox.ts
  last_error_kind     TEXT CHECK (last_error_kind IN ('settings', 'owner-refuses')),
  possible_duplicates INTEGER NOT NULL DEFAULT 0,
  -- Why it waits for no answer though none was sent from here: answered elsewhere, or none needed.
  closed_as           TEXT CHECK (closed_as IN ('answered', 'no-answer')),
  closed_at           INTEGER,
  -- When the owner gave up its email, having read the message without it. Its state is then delivered.
  read_at             INTEGER,
  -- To check: the daily list with its name, and when that was sent. Only then may it be deleted.
  listed_in           TEXT,
  named_at            INTEGER,
  UNIQUE (idempotency_key, body_hash)
) STRICT;
CREATE INDEX messages_due ON messages (state, next_attempt_at, received_at);
CREATE INDEX messages_received ON messages (received_at);
CREATE INDEX messages_of_day ON messages (state, received_at);
CREATE INDEX messages_possible_duplicates ON messages (possible_duplicates) WHERE possible_duplicates > 0;

-- How many messages were ever stored: raised with each, and never lowered. See ../database-record.ts
CREATE TABLE messages_ever (total INTEGER NOT NULL) STRICT;
INSERT INTO messages_ever VALUES (0);
CREATE TRIGGER messages_count AFTER INSERT ON messages
  BEGIN UPDATE messages_ever SET total = total + 1; END;

-- The owner's answers, which the outbox emails to the visitors.
CREATE TABLE answers (
  -- Chosen by the caller, so that a repeated command doesn't store an answer twice.
  id                  TEXT PRIMARY KEY,
  message_id          TEXT NOT NULL,
  text                TEXT NOT NULL,
  stored_at           INTEGER NOT NULL,
  -- replaced: was rejected, and the owner has answered again, or otherwise
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'unsure', 'dead_lettered', 'replaced')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  handed_over         INTEGER NOT NULL DEFAULT 0,
  delivered_at        INTEGER,
  last_error          TEXT,
  last_error_kind     TEXT CHECK (last_error_kind IN ('settings', 'owner-refuses')),
  possible_duplicates INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX answers_due ON answers (state, next_attempt_at, stored_at);
CREATE INDEX answers_message ON answers (message_id);
CREATE INDEX answers_possible_duplicates ON answers (possible_duplicates) WHERE possible_duplicates > 0;
CREATE TRIGGER messages_delete_answers AFTER DELETE ON messages
  BEGIN DELETE FROM answers WHERE message_id = old.id; END;

-- Unconfirmed requests for the newsletter.
CREATE TABLE subscription_requests (
  id                      TEXT PRIMARY KEY,
  -- The hash of the address's unsubscribe token: see ../../newsletter/tokens.ts
  unsubscribe_token_hash  TEXT NOT NULL,
  confirmation_token_hash TEXT NOT NULL UNIQUE,
  -- The token itself is only kept until its email has been delivered.
  confirmation_token      TEXT,
  requested_at            INTEGER NOT NULL,
  name                    TEXT NOT NULL,
  email                   TEXT NOT NULL,
  suspected_spam          INTEGER NOT NULL DEFAULT 0,
  state                   TEXT NOT NULL
    CHECK (state IN ('pending', 'delivered', 'unsure', 'dead_lettered', 'to_check')),
  attempts                INTEGER NOT NULL DEFAULT 0,
  next_attempt_at         INTEGER NOT NULL,
  leased_by               TEXT,
  lease_expires_at        INTEGER,
  handed_over             INTEGER NOT NULL DEFAULT 0,
  delivered_at            INTEGER,
  last_error              TEXT,
  last_error_kind         TEXT CHECK (last_error_kind IN ('settings', 'owner-refuses')),
  possible_duplicates     INTEGER NOT NULL DEFAULT 0,
  -- The letter, or one email with the next dates of the course.
  purpose                 TEXT NOT NULL DEFAULT 'letter' CHECK (purpose IN ('letter', 'course-dates'))
) STRICT;
CREATE INDEX subscription_requests_due ON subscription_requests (state, next_attempt_at, requested_at);
CREATE INDEX subscription_requests_of_day ON subscription_requests (state, requested_at);
CREATE INDEX subscription_requests_unsubscribe_token ON subscription_requests (unsubscribe_token_hash);
CREATE TRIGGER subscription_requests_forget_token AFTER UPDATE OF state ON subscription_requests
  WHEN new.state = 'delivered'
  BEGIN UPDATE subscription_requests SET confirmation_token = NULL WHERE id = new.id; END;

CREATE TABLE subscribers (
  id                     TEXT PRIMARY KEY,
  unsubscribe_token_hash TEXT NOT NULL UNIQUE,
  email                  TEXT NOT NULL,
  name                   TEXT NOT NULL,
  -- The proof of consent: when it was asked for, and when confirmed.
  requested_at           INTEGER NOT NULL,
  confirmed_at           INTEGER NOT NULL,
  unsubscribed_at        INTEGER,
  gets_letter            INTEGER NOT NULL DEFAULT 1,
  -- When the wish for the next dates was confirmed; NULL without one.
  waits_since            INTEGER,
  -- Readers whom the owner brought in from a list: how they agreed, in her words, and when she brought them in. Both are
  -- NULL for those who confirmed on the site. The day they agreed is requested_at and confirmed_at.
  consent                TEXT,
  imported_at            INTEGER,
  -- The hash of the token that confirmed last: its link says so when it is opened again.
  confirmation_token_hash TEXT
) STRICT;
CREATE INDEX subscribers_confirmation_token ON subscribers (confirmation_token_hash);

-- Addresses that never get an email of the newsletter again. The keyed hash is that of subscribers; no address is kept.
CREATE TABLE refused_addresses (
  unsubscribe_token_hash TEXT PRIMARY KEY,
  refused_at             INTEGER NOT NULL
) STRICT;

-- Who left the list or had an address deleted, and when last: a copy that is restored must not bring them back. The keyed hash
-- is that of subscribers; no address is kept.
CREATE TABLE departures (
  unsubscribe_token_hash TEXT PRIMARY KEY,
  left_at                INTEGER NOT NULL
) STRICT;

-- Links in emails of a database that a copy replaced and that had other secrets: they take the same person off the list.
CREATE TABLE other_tokens (
  token_hash             TEXT PRIMARY KEY,
  unsubscribe_token_hash TEXT NOT NULL
) STRICT;

-- Letters to the newsletter's readers, and the one email to those who wait for dates.
CREATE TABLE letters (
  -- Chosen by the caller, so that a repeated command changes nothing.
  id         TEXT PRIMARY KEY,
  subject    TEXT NOT NULL,
  -- The blocks of domain/letter.ts, as JSON.
  text       TEXT NOT NULL,
  audience   TEXT NOT NULL CHECK (audience IN ('letter', 'course-dates')),
  -- The hash of subject, text and audience: a test counts for these only.
  text_hash  TEXT NOT NULL,
  stored_at  INTEGER NOT NULL,
  -- The moment that the owner chose. Its emails are stored then, when it starts; NULL if it started at once.
  due_at     INTEGER,
  started_at INTEGER,
  -- By a restored copy: at the restored_at of that restore.
  stopped_at INTEGER,
  -- missed: it couldn't start within a day of its moment. What follows from these columns: see ../../letters/state.ts
  stopped_because TEXT CHECK (stopped_because IN ('owner', 'missed', 'restore')),
  CHECK ((stopped_at IS NULL) = (stopped_because IS NULL)),
  CHECK (stopped_at IS NULL OR due_at IS NOT NULL OR started_at IS NOT NULL),
  CHECK (stopped_because IS NOT 'missed' OR started_at IS NULL)
) STRICT;

-- One email to one reader, or a test to the owner. Addresses stay in subscribers.
CREATE TABLE letter_emails (
  id                  TEXT PRIMARY KEY,
  letter_id           TEXT NOT NULL,
  -- NULL: a test to the owner
  subscriber_id       TEXT,
  text_hash           TEXT NOT NULL,
  stored_at           INTEGER NOT NULL,
  -- unsure: cut off so late that it may have arrived; never sent again. left: the reader left before it went.
  state               TEXT NOT NULL
    CHECK (state IN ('pending', 'delivered', 'dead_lettered', 'unsure', 'left', 'stopped')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  handed_over         INTEGER NOT NULL DEFAULT 0,
  delivered_at        INTEGER,
  last_error          TEXT,
  -- restore: unsure since a copy was restored
  last_error_kind     TEXT CHECK (last_error_kind IN ('settings', 'owner-refuses', 'restore')),
  possible_duplicates INTEGER NOT NULL DEFAULT 0,
  UNIQUE (letter_id, subscriber_id)
) STRICT;
CREATE INDEX letter_emails_due ON letter_emails (state, next_attempt_at, stored_at);
CREATE INDEX letter_emails_subscriber ON letter_emails (subscriber_id);
CREATE INDEX letter_emails_delivered ON letter_emails (delivered_at);

CREATE TRIGGER subscribers_leave_letters AFTER UPDATE OF unsubscribed_at ON subscribers
  WHEN new.unsubscribed_at IS NOT NULL
  BEGIN UPDATE letter_emails SET state = 'left'
    WHERE subscriber_id = new.id AND state = 'pending' AND leased_by IS NULL; END;
-- A mail server's words often quote the address.
CREATE TRIGGER subscribers_delete_letters AFTER DELETE ON subscribers
  BEGIN UPDATE letter_emails SET last_error = NULL, last_error_kind = NULL,
      state = iif(state = 'pending' AND leased_by IS NULL, 'left', state)
    WHERE subscriber_id = old.id; END;
-- Who waited for dates has them now, and is forgotten if that was the only wish.
CREATE TRIGGER letter_emails_end_wait AFTER UPDATE OF state ON letter_emails
  WHEN new.state = 'delivered' AND new.subscriber_id IS NOT NULL
    AND (SELECT audience FROM letters WHERE id = new.letter_id) = 'course-dates'
  BEGIN
    UPDATE subscribers SET waits_since = NULL WHERE id = new.subscriber_id;
    DELETE FROM subscribers WHERE id = new.subscriber_id AND gets_letter = 0;
  END;

-- Submissions of the last day, for the rate limits: each count is a range of an index. Clients are keyed hashes of
-- their addresses, networks of what is to check keyed hashes of a wider part of them.
CREATE TABLE recent_submissions (
  scope        TEXT NOT NULL,
  client_hash  TEXT NOT NULL,
  network_hash TEXT,
  submitted_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recent_submissions_network ON recent_submissions (scope, network_hash, submitted_at)
  WHERE network_hash IS NOT NULL;
CREATE INDEX recent_submissions_client ON recent_submissions (scope, client_hash, submitted_at);
CREATE INDEX recent_submissions_all ON recent_submissions (scope, submitted_at);

-- Totals of days in Melbourne's calendar; nothing about who it was.
CREATE TABLE page_views (
  day      TEXT NOT NULL,
  path     TEXT NOT NULL,
  referrer TEXT NOT NULL,
  views    INTEGER NOT NULL,
  PRIMARY KEY (day, path, referrer)
) STRICT, WITHOUT ROWID;
CREATE TABLE booking_clicks (
  day    TEXT NOT NULL,
  offer  TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (day, offer)
) STRICT, WITHOUT ROWID;

-- The site's own emails to the owner: the weekly one, and the daily list of the messages to check.
CREATE TABLE owner_emails (
  -- By its kind and day: weekly-2026-11-23, to-check-2026-11-23. One of each, whoever stores it.
  id                  TEXT PRIMARY KEY,
  stored_at           INTEGER NOT NULL,
  -- skipped: the next one replaced it, or the site first ran in this week
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'unsure', 'skipped')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  handed_over         INTEGER NOT NULL DEFAULT 0,
  delivered_at        INTEGER,
  last_error          TEXT,
  last_error_kind     TEXT CHECK (last_error_kind IN ('settings', 'owner-refuses')),
  possible_duplicates INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX messages_listed ON messages (listed_in) WHERE listed_in IS NOT NULL;
CREATE TRIGGER owner_emails_name AFTER UPDATE OF state ON owner_emails WHEN new.state = 'delivered'
  BEGIN UPDATE messages SET named_at = new.delivered_at WHERE listed_in = new.id AND named_at IS NULL; END;

-- The last run of npm run backup; at most one row. The server may not be able to read the backups.
CREATE TABLE last_backup (
  made_at INTEGER NOT NULL,
  -- What it lacks, if it does.
  warning TEXT,
  -- 1: BACKUP_COMMAND copied it to another machine.
  copied  INTEGER NOT NULL
) STRICT;

-- When copies were restored. What that does to letters: see ../../backup/bring-over.ts
CREATE TABLE restores (
  restored_at INTEGER PRIMARY KEY,
  -- What couldn't be brought over from the replaced database, as a JSON list; empty if all was.
  unread      TEXT NOT NULL,
  -- The folder of the replaced database, in the data folder.
  folder      TEXT,
  -- 1: the owner began with an empty database, which has nothing of the replaced one but who left.
  begun_anew  INTEGER NOT NULL DEFAULT 0,
  -- When the owner had read that.
  seen_at     INTEGER
) STRICT;

-- When the server last ran with a clock that was believed; at most one row. See ../../monitoring/clock-check.ts
CREATE TABLE last_run (
  at         INTEGER NOT NULL,
  -- How long it has run since with a clock that isn't believed yet, in milliseconds.
  steady_for INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Takes trial writes: see ../../monitoring/monitor.ts
CREATE TABLE trials (
  name TEXT PRIMARY KEY,
  at   INTEGER NOT NULL
) STRICT;

-- The database's identity follows from client-hash-key: see ../database-record.ts
CREATE TABLE secrets (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO secrets VALUES
  ('client-hash-key', lower(hex(randomblob(32)))),
  ('unsubscribe-token-key', lower(hex(randomblob(32))));
