-- Counts deleted messages. Together with the stored ones, they are a number that never falls: see ../store-record.ts
CREATE TABLE deletions (messages INTEGER NOT NULL) STRICT;
INSERT INTO deletions VALUES (0);
CREATE TRIGGER messages_count_deletions AFTER DELETE ON messages
  BEGIN UPDATE deletions SET messages = messages + 1; END;
