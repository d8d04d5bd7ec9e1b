import type { DatabaseSync } from "node:sqlite";
import type { Row } from "../database/sql-database.ts";
import { readFacts } from "../database/store-record.ts";

/** The contents of a database. */
export type Contents = {
  readonly identity: string;
  readonly everStored: number;
  readonly messages: ReadonlyMap<string, { readonly receivedAt: number; readonly state: string }>;
  /** The states of the answers, by id. */
  readonly answers: ReadonlyMap<string, string>;
  /** Errors in the file's structure. */
  readonly damage: readonly string[];
  /** The email addresses on the newsletter list, and those that have unsubscribed. */
  readonly subscribed: ReadonlySet<string>;
  readonly unsubscribed: ReadonlySet<string>;
  /** Rows of the addresses that refused all emails. */
  readonly refused: readonly Row[];
};

/** Reads and checks a database. Throws if it can't be read, or isn't one of this site and version. */
export function readContents(database: DatabaseSync): Contents {
  const all = (sql: string) => database.prepare(sql).all() as Row[];
  const damage = all("PRAGMA integrity_check")
    .map((row) => String(row.integrity_check))
    .filter((result) => result !== "ok");
  const facts = readFacts(database);
  const rows = all("SELECT id, received_at, state FROM messages");
  const people = all("SELECT email, unsubscribed_at FROM subscribers");
  const emails = (left: boolean) =>
    new Set(people.filter((row) => (row.unsubscribed_at !== null) === left).map((row) => String(row.email)));
  return {
    identity: facts.identity,
    everStored: facts.messages,
    messages: new Map(
      rows.map((row) => [String(row.id), { receivedAt: Number(row.received_at), state: String(row.state) }]),
    ),
    answers: new Map(all("SELECT id, state FROM answers").map((row) => [String(row.id), String(row.state)])),
    damage,
    subscribed: emails(false),
    unsubscribed: emails(true),
    refused: all("SELECT * FROM refused_addresses"),
  };
}

/** The differences between a copy and the current database. Lists hold message ids. */
export type Comparison = {
  readonly comesBack: readonly string[];
  /** Stored now, but not in the copy. */
  readonly missing: readonly string[];
  /** Delivered by now, but still pending in the copy: they are sent again. */
  readonly sentAgain: readonly string[];
  /** The ids of answers of which the same is true. */
  readonly answeredAgain: readonly string[];
  /** Unsubscribed by now, but on the list in the copy. */
  readonly subscribedAgain: readonly string[];
};

export function compareContents(copy: Contents, current: Contents): Comparison {
  const missingIn = (one: Contents, other: Contents) =>
    [...one.messages.keys()].filter((id) => !other.messages.has(id));
  return {
    comesBack: missingIn(copy, current),
    missing: missingIn(current, copy),
    sentAgain: [...copy.messages].flatMap(([id, { state }]) =>
      state === "pending" && current.messages.get(id)?.state === "delivered" ? [id] : [],
    ),
    answeredAgain: [...copy.answers].flatMap(([id, state]) =>
      state === "pending" && current.answers.get(id) === "delivered" ? [id] : [],
    ),
    subscribedAgain: [...copy.subscribed].filter((email) => current.unsubscribed.has(email)),
  };
}
