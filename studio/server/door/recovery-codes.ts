import { randomInt } from "node:crypto";
import { hashOf } from "./door.ts";

const count = 10;

/** Without letters and digits that are taken for one another. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** 79 bits: nobody finds one by trying, even who has the hashes. */
const length = 16;

/** Returns ten codes, as they are shown once, four groups of four, and what is kept of them. */
export function newRecoveryCodes(): {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
} {
  const codes = Array.from({ length: count }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
    return (letters.match(/.{4}/g) ?? []).join("-");
  });
  return { codes, hashes: codes.map(hashOfCode) };
}

/** Returns what is kept of a code, however it was typed: capitals and spaces don't matter. */
export const hashOfCode = (typed: string): string => hashOf(typed.toLowerCase().replace(/[^a-z0-9]/g, ""));
