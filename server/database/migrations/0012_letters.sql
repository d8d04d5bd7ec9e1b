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
  started_at INTEGER,
  stopped_at INTEGER
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
  delivered_at        INTEGER,
  last_error          TEXT,
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
-- A mail server's words often quote the address. The two that stay are the site's own (server/letters/store.ts).
CREATE TRIGGER subscribers_delete_letters AFTER DELETE ON subscribers
  BEGIN UPDATE letter_emails SET
      last_error = iif(last_error IN ('Left the list.', 'The letter was stopped.'), last_error, NULL),
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
