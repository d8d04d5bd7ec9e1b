-- The weekly email to the owner that takes the way of a visitor's message. A table of its own keeps it out of everything
-- that counts, shows, limits or deletes messages.
CREATE TABLE canaries (
  -- By its Monday: canary-2026-11-23. One a week, whoever stores it.
  id                  TEXT PRIMARY KEY,
  message             TEXT NOT NULL,
  -- 0: it should have come through the public URL, but didn't
  complete            INTEGER NOT NULL,
  stored_at           INTEGER NOT NULL,
  -- skipped: the site first ran in this week, or the next one replaced it
  state               TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'skipped')),
  attempts            INTEGER NOT NULL DEFAULT 0,
  next_attempt_at     INTEGER NOT NULL,
  leased_by           TEXT,
  lease_expires_at    INTEGER,
  delivered_at        INTEGER,
  last_error          TEXT,
  possible_duplicates INTEGER NOT NULL DEFAULT 0,
  -- When CANARY_URL was requested.
  announced_at        INTEGER
) STRICT;
INSERT INTO secrets VALUES ('canary-key', lower(hex(randomblob(32))));

-- The last run of npm run backup; at most one row. The server may not be able to read the backups.
CREATE TABLE last_backup (
  made_at INTEGER NOT NULL,
  -- What it lacks, if it does.
  warning TEXT,
  -- 1: BACKUP_COMMAND copied it to another machine.
  copied  INTEGER NOT NULL
) STRICT;
