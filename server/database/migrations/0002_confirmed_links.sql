-- The hash of the token that confirmed last: its link says so when it is opened again.
ALTER TABLE subscribers ADD COLUMN confirmation_token_hash TEXT;
CREATE INDEX subscribers_confirmation_token ON subscribers (confirmation_token_hash);
