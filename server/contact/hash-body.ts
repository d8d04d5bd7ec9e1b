import { createHash } from "node:crypto";
import type { Row } from "../database/sql-database.ts";

/** The fields that a sender fills in. */
type Body = Readonly<Record<"name" | "email" | "interest" | "message", unknown>>;

/** Returns the hash of the sender's fields, which is stored with the message. */
export const hashBody = ({ name, email, interest, message }: Body): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, interest, message]))
    .digest("hex");

/** Returns whether the text of a stored message has changed since it was stored. */
export const isAltered = (row: Row): boolean =>
  hashBody({ name: row.name, email: row.email, interest: row.interest, message: row.message }) !==
  row.body_hash;
