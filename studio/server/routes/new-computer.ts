import { cpSync, existsSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { makeFolder } from "../../../system/files.ts";
import type { Project } from "../../engine/project.ts";
import { hostFile, readHostChoice } from "../../engine/publish/hosts.ts";
import { readPlace } from "../../engine/publish/second-copy.ts";
import { Refusal } from "../../engine/refusal.ts";
import type { StudioDeps } from "../deps.ts";

/** The studio's own starters, which bring the pages on a computer that hasn't got them. */
const starters = ["Open the studio.command", "Open the studio.sh", "Open the studio.bat"];

const isOnServer = async (project: Project) =>
  (await readHostChoice(project).catch(() => undefined))?.kind === "this server";

/** What a new computer needs, saved before. */
export const createNewComputerRoutes = ({ project, secondCopy }: StudioDeps) =>
  new Hono()
    /**
     * Whether what is live is kept in a second place, from which a new computer can bring it; null on a server, whose nightly copies
     * have it.
     */
    .get("/", async (c) => c.json((await isOnServer(project)) ? null : await secondCopy.read()))
    /** Saves a folder on the desktop: starters, and where the pages and the site are. */
    .post("/", async (c) => {
      // On a server nobody would find a folder on its desktop.
      const place = (await isOnServer(project)) ? undefined : await readPlace(project);
      if (!place) throw new Refusal("There is no second place yet to bring your pages from.");
      const desktop = path.join(homedir(), "Desktop");
      const folder = path.join(existsSync(desktop) ? desktop : homedir(), "For a new computer");
      makeFolder(folder);
      for (const name of starters)
        cpSync(path.join(import.meta.dirname, "../..", name), path.join(folder, name));
      const known = place.folder ?? place.url.replace(/^(https?:\/\/)[^@/]*@/i, "$1");
      writeFileSync(path.join(folder, "Where your pages are.txt"), `${known}\n`);
      if (existsSync(hostFile(project))) cpSync(hostFile(project), path.join(folder, "host.json"));
      return c.json({ folder });
    });
