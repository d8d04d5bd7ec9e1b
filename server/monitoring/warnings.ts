import { timeZone } from "#content/schedule";
import { messageTable } from "../contact/store.ts";
import { findJump } from "../database/clock-jump.ts";
import { type SqlDatabase, statement } from "../database/sql-database.ts";
import { countOfDay, type Limits, startOfDay } from "../limits/rate-limiter.ts";

/** What the owner is alerted to although the site works: it leaves the health ok. */
export type Warning = "quarantined" | "quarantine_full" | "daily_limit" | "clock";

/** Returns the warnings of this moment with the words of their alerts. */
export async function findWarnings(
  database: SqlDatabase,
  quarantined: number,
  limits: Pick<Limits, "perDay" | "quarantined">,
  now: number,
): Promise<ReadonlyMap<Warning, string>> {
  const [[stored] = [], [jump] = []] = await database.batch([
    statement(countOfDay(messageTable), { now, startOfDay: startOfDay(now) }),
    statement(findJump, { now }),
  ]);
  const today = Number(stored?.total);
  const warnings = new Map<Warning, string>();
  if (quarantined > 0) {
    warnings.set(
      "quarantined",
      `The website quarantined ${messages(quarantined)} that arrived in a flood. See npm run messages.`,
    );
  }
  if (quarantined > 0 && quarantined >= limits.quarantined) {
    warnings.set(
      "quarantine_full",
      `The website's quarantine is full (${messages(quarantined)}). While the flood lasts, visitors see a failure notice, keep their text and are given your email address. Nothing that was stored is lost. Make room: npm run messages -- delete --quarantined.`,
    );
  }
  if (today >= limits.perDay) {
    warnings.set(
      "daily_limit",
      `${messages(today)} came from the website today, its limit (LIMIT_PER_DAY). Until midnight, further ones are quarantined, not emailed: npm run messages -- list --quarantined.`,
    );
  }
  if (jump) {
    warnings.set(
      "clock",
      `The website's clock jumped from ${dateOf(jump.jumped_from)} to ${dateOf(jump.jumped_at)}. For a day, the website deletes nothing but marks of connections. If the second date is wrong, correct the machine's clock before then. If the website was off in between, all is well.`,
    );
  }
  return warnings;
}

const dateOf = (time: unknown) =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone }).format(Number(time));

const messages = (count: number) => (count === 1 ? "1 message" : `${count} messages`);
