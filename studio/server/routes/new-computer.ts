import { cpSync, createWriteStream, existsSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Hono } from "hono";
import { makeFolder } from "../../../system/files.ts";
import { makeDataFolder } from "../../core/project.ts";
import { hostFile, readHostChoice } from "../../core/publish/hosts.ts";
import { readPlace } from "../../core/publish/second-copy.ts";
import { Refusal } from "../../core/refusal.ts";
import { type Restored, restoreCopy, writeCopy } from "../../mailroom/copies.ts";
import type { StudioDeps } from "../deps.ts";
import { emitAllOfSite } from "../events.ts";

/** The studio's own starters, which bring the pages on a computer that hasn't got them. */
const starters = ["Open the studio.command", "Open the studio.sh", "Open the studio.bat"];

/** What a new computer needs, saved before; and what is brought back on it. */
export const createNewComputerRoutes = ({
  project,
  mailroom,
  readers,
  letters,
  visits,
  events,
  secondCopy,
}: StudioDeps) => {
  const isHere = async () => (await readHostChoice(project)).kind === "this computer";

  /** Restores messages and readers where there are none. */
  const bringBack = async (file: string): Promise<Restored> => {
    if (!(await isHere())) throw new Refusal("Messages and readers are where your site is.");
    await mailroom.tryNow();
    if (!(await mailroom.read()).isMissing) {
      throw new Refusal("Messages and readers are on this computer already. Nothing was changed.");
    }
    const restored = await restoreCopy(project, file);
    await Promise.all([mailroom, readers, letters, visits].map((reading) => reading.tryNow()));
    emitAllOfSite(events);
    return restored;
  };

  return (
    new Hono()
      /** Whether what is live is kept in a second place, from which a new computer can bring it. */
      .get("/", async (c) => c.json(await secondCopy.read()))
      /** Saves a folder on the desktop: starters, where the pages are and the site is, and messages and readers that are here. */
      .post("/", async (c) => {
        const place = await readPlace(project);
        if (!place) throw new Refusal("There is no second place yet to bring your pages from.");
        const desktop = path.join(homedir(), "Desktop");
        const folder = path.join(existsSync(desktop) ? desktop : homedir(), "For a new computer");
        makeFolder(folder);
        for (const name of starters)
          cpSync(path.join(import.meta.dirname, "../..", name), path.join(folder, name));
        const known = place.folder ?? place.url.replace(/^(https?:\/\/)[^@/]*@/i, "$1");
        writeFileSync(path.join(folder, "Where your pages are.txt"), `${known}\n`);
        if (existsSync(hostFile(project))) cpSync(hostFile(project), path.join(folder, "host.json"));
        const areHere = await isHere();
        const hasMessages = areHere && !(await mailroom.read()).isMissing;
        const copy = path.join(folder, "Messages and readers.sqlite");
        // An older one would bring back what is elsewhere by now.
        if (!areHere) rmSync(copy, { force: true });
        if (hasMessages) await writeCopy(project, copy);
        return c.json({ folder, hasMessages });
      })
      /** Restores messages and readers from the file that is the body of the request. */
      .put("/copies", async (c) => {
        makeDataFolder(project);
        const file = path.join(project.dataFolder, `brought-${crypto.randomUUID()}.sqlite`);
        try {
          const body = (c.req.raw.body ?? new Blob().stream()) as ReadableStream;
          await pipeline(Readable.fromWeb(body), createWriteStream(file, { mode: 0o600 }));
          return c.json(await bringBack(file));
        } finally {
          rmSync(file, { force: true });
        }
      })
  );
};
