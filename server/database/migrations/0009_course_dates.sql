-- What a subscriber asked for: the letter, or one email with the next dates of the course.
ALTER TABLE subscription_requests ADD COLUMN purpose TEXT NOT NULL DEFAULT 'letter'
  CHECK (purpose IN ('letter', 'course-dates'));
ALTER TABLE subscribers ADD COLUMN gets_letter INTEGER NOT NULL DEFAULT 1;
-- When the wish for the next dates was confirmed; NULL without one.
ALTER TABLE subscribers ADD COLUMN waits_since INTEGER;
