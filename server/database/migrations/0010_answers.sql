-- The owner's answers, which the outbox emails to the visitors.
CREATE TABLE answers (
  -- Chosen by the caller, so that a repeated command doesn't store an answer twice.
  id                  TEXT PRIMARY KEY,
  message_id          TEXT NOT NULL,
  text                TEXT NOT NULL,
  stored_at           INTEGER NOT NULL,
  -- replaced: was rejected, and the owner has answered again, or otherwise
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead_lettered', 'replaced')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  delivered_at        INTEGER,
  last_error          TEXT,
  possible_duplicates INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX answers_due ON answers (state, next_attempt_at, stored_at);
CREATE INDEX answers_message ON answers (message_id);
CREATE INDEX answers_possible_duplicates ON answers (possible_duplicates) WHERE possible_duplicates > 0;
CREATE TRIGGER messages_delete_answers AFTER DELETE ON messages
  BEGIN DELETE FROM answers WHERE message_id = old.id; END;

-- Why a message waits for no answer though none was sent from here: answered elsewhere, or none needed.
ALTER TABLE messages ADD COLUMN closed_as TEXT CHECK (closed_as IN ('answered', 'no-answer'));
ALTER TABLE messages ADD COLUMN closed_at INTEGER;
-- When the owner gave up its email, having read the message without it. Its state is then delivered.
ALTER TABLE messages ADD COLUMN read_at INTEGER;
