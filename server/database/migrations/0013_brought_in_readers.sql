-- Readers whom the owner brought in from a list: how they agreed, in her words, and when she brought them in. Both are NULL for
-- those who confirmed on the site. The day they agreed is requested_at and confirmed_at.
ALTER TABLE subscribers ADD COLUMN consent TEXT;
ALTER TABLE subscribers ADD COLUMN imported_at INTEGER;
