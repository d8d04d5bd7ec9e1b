import { existsSync } from "node:fs";
import path from "node:path";
import { databaseFile, openDatabase } from "../../server/database/open-database.ts";
import type { DisposableDatabase } from "../../server/database/sql-database.ts";
import { readEnv } from "../../server/env.ts";

/** Where the site runs whose database is meant: as its own server, by `npm run edge`, or on Cloudflare. */
const places = ["here", "edge", "cloudflare"] as const;
export type Place = (typeof places)[number];

/** The option of each command by which the owner says it. */
export const placeOption = { at: { type: "string", default: "here" } } as const;

/** What the help of each command says of it. */
export const placeHelp = `  Add --at cloudflare for a site on Cloudflare, --at edge for that of npm run edge.`;

/** @throws Error where it is none of the places */
export function readPlace(text: string): Place {
  const place = places.find((name) => name === text);
  if (!place)
    throw new Error(`--at takes ${places.slice(0, -1).join(", ")} or ${places.at(-1)}, not ${text}.`);
  return place;
}

/**
 * Opens the database that the site uses, wherever it runs. It works while it does.
 *
 * @throws Error where there is none, or it cannot be reached
 */
export async function openOwnersDatabase(place: Place): Promise<DisposableDatabase> {
  if (place !== "here") {
    // Only there, since a server of one's own need not have Cloudflare's tool.
    const { openLocalD1, openRemoteD1 } = await import("../../tools/edge/open-d1.ts");
    return place === "edge" ? openLocalD1() : openRemoteD1();
  }
  const database = openDatabase(path.dirname(existingDatabaseFile()));
  return { batch: database.batch, [Symbol.asyncDispose]: async () => database.close() };
}

/**
 * The file of the database that the server uses.
 *
 * @throws Error where there is none: a list from the wrong folder must not make one there, and look as if
 *   nobody had come
 */
export function existingDatabaseFile(): string {
  const folder = readEnv().DATA_DIR;
  const file = path.join(folder, databaseFile);
  if (!existsSync(file)) {
    throw new Error(`There is no database in ${folder} (DATA_DIR). It is made when the site first starts.`);
  }
  return file;
}
