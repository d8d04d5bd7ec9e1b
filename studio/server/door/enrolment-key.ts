import { minute } from "../../../server/clock.ts";
import { isSameSecret, newSecret } from "../../../server/secrets.ts";
import type { Project } from "../../engine/project.ts";
import { hashOf, isWithinSpan } from "./door.ts";
import { doorFile, keyFile } from "./door-store.ts";

/** How long a key makes a passkey. */
const keyTime = 10 * minute;

/** What stands before the key in an address: no proxy, log or other page gets what follows a `#`. */
const keyParameter = "#key=";

/**
 * Makes a key, with which one passkey can be made in the next ten minutes. The one before it becomes invalid.
 *
 * @returns the address to open where the passkey is to be
 */
export function issueKey(project: Project, origin: string, now: number): string {
  const secret = newSecret();
  keyFile(project).write({ hash: hashOf(secret), madeAt: now });
  return `${origin}/${keyParameter}${secret}`;
}

/**
 * Makes a key for the studio of a folder, which may run meanwhile.
 *
 * @returns the address to open where the passkey is to be
 * @throws Error if no studio that passkeys open has run in this folder
 */
export function issueKeyOf(project: Project, now: number): string {
  const door = doorFile(project).read();
  if (door) return issueKey(project, door.origin, now);
  throw new Error(
    "The studio of this folder isn’t opened by passkeys. Start it with --at, --preview-at and --socket first.",
  );
}

/** Returns the key that was made last, within its ten minutes. */
function readKey(project: Project, now: number) {
  const key = keyFile(project).read();
  return key != null && isWithinSpan(key.madeAt, keyTime, now) ? key : undefined;
}

/** Whether a key is there that nobody has used, within its ten minutes. */
export const hasKey = (project: Project, now: number): boolean => readKey(project, now) !== undefined;

/** Whether a key is the one that was made last, within its ten minutes. */
export function isKey(project: Project, given: string, now: number): boolean {
  const key = readKey(project, now);
  return key !== undefined && isSameSecret(hashOf(given), key.hash);
}

/** Makes the key invalid, before what it opens is on disk: a process that is killed in between leaves nothing open. */
export const consumeKey = (project: Project): void => keyFile(project).write(null);
