-- A full quarantine refuses: no row is looked up any more to make room. Every count of the rate limits is a range of an index.
DROP INDEX recent_submissions_submitted;
DROP INDEX recent_submissions_client;
DROP INDEX recent_submissions_network;
DROP INDEX recent_submissions_row;
ALTER TABLE recent_submissions DROP COLUMN row_id;
CREATE INDEX recent_submissions_client ON recent_submissions (scope, client_hash, submitted_at);
CREATE INDEX recent_submissions_network ON recent_submissions (scope, network_hash, submitted_at);
CREATE INDEX recent_submissions_all ON recent_submissions (scope, from_flood, submitted_at);

CREATE INDEX messages_of_day ON messages (state, received_at);
CREATE INDEX subscription_requests_of_day ON subscription_requests (state, requested_at);

-- When the site last looked at the clock, and its last jump; one row. See ../clock-jump.ts
CREATE TABLE clock (
  seen_at     INTEGER,
  jumped_from INTEGER,
  jumped_at   INTEGER
) STRICT;
INSERT INTO clock DEFAULT VALUES;
