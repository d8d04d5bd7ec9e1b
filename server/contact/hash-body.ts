import { createHash } from "node:crypto";
import type { Row } from "../database/sql-database.ts";

/** What a sender wrote, as text. */
type Body = Readonly<Record<"name" | "email" | "interest" | "message", unknown>>;

/** Returns the hash of what a sender wrote. It is stored with the message. */
export const hashBody = ({ name, email, interest, message }: Body): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, interest, message]))
    .digest("hex");

/** Returns whether the text of a stored message has changed since it was stored. */
export const isAltered = (row: Row): boolean =>
  hashBody({ name: row.name, email: row.email, interest: row.interest, message: row.message }) !==
  row.body_hash;
