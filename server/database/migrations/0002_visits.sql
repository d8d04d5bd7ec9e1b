-- Totals of days in Melbourne's calendar; nothing about who it was.
CREATE TABLE page_views (
  day      TEXT NOT NULL,
  path     TEXT NOT NULL,
  referrer TEXT NOT NULL,
  views    INTEGER NOT NULL,
  PRIMARY KEY (day, path, referrer)
) STRICT, WITHOUT ROWID;
CREATE TABLE booking_presses (
  day     TEXT NOT NULL,
  offer   TEXT NOT NULL,
  path    TEXT NOT NULL,
  place   TEXT NOT NULL,
  presses INTEGER NOT NULL,
  PRIMARY KEY (day, offer, path, place)
) STRICT, WITHOUT ROWID;
