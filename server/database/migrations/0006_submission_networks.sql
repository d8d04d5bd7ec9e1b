-- Where the rows of a flood came from, to limit networks and to make room in the quarantine. Deleted with the rest of the row.
ALTER TABLE recent_submissions ADD COLUMN network_hash TEXT;
ALTER TABLE recent_submissions ADD COLUMN row_id TEXT;
-- 1: its network was over the limit. It doesn't count towards the limit of all clients.
ALTER TABLE recent_submissions ADD COLUMN from_flood INTEGER NOT NULL DEFAULT 0;
CREATE INDEX recent_submissions_client ON recent_submissions (scope, client_hash);
CREATE INDEX recent_submissions_network ON recent_submissions (scope, network_hash);
CREATE INDEX recent_submissions_row ON recent_submissions (row_id);
