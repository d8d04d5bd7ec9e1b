import { createWriteStream, rmSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Hono } from "hono";
import { z } from "zod";
import { desktopOf, messagesCopy, saveStarter } from "../../core/new-computer/save-starter.ts";
import { makeDataFolder } from "../../core/project.ts";
import { readHostChoice } from "../../core/publish/hosts/choose-host.ts";
import { readPlace } from "../../core/publish/second-copy.ts";
import { listCopies, type Restored, restoreCopy, writeCopy } from "../../mailroom/copies.ts";
import { MailroomError } from "../../mailroom/site-reading.ts";
import type { StudioDeps } from "../deps.ts";
import { explainFailure, type Failure } from "../failure.ts";
import { jsonBody } from "../json-body.ts";

const copyBody = jsonBody(z.object({ file: z.string() }));

/** What a new computer needs, saved before; and what is brought back on it. */
export const createNewComputerRoutes = ({
  project,
  mailroom,
  readers,
  letters,
  visits,
  events,
}: StudioDeps) => {
  const isHere = async () => (await readHostChoice(project)).kind === "this computer";

  /** Restores messages and readers where there are none. */
  const bringBack = async (file: string): Promise<Restored> => {
    if (!(await isHere())) throw new MailroomError("Messages and readers are where your site is.", "");
    await mailroom.tryNow();
    if (!(await mailroom.read()).isMissing) {
      throw new MailroomError("Messages and readers are on this computer already. Nothing was changed.", "");
    }
    const restored = await restoreCopy(project, file);
    await Promise.all([mailroom, readers, letters, visits].map((reading) => reading.tryNow()));
    for (const topic of ["messages", "readers", "letters", "visits"] as const) events.emit(topic);
    return restored;
  };

  return (
    new Hono()
      .onError((error, c) =>
        error instanceof MailroomError
          ? c.json<Failure, 409>({ message: error.message, detail: error.detail }, 409)
          : explainFailure(error, c),
      )
      /** Whether there is a second place, from which a new computer can bring the pages. */
      .get("/", async (c) => c.json({ hasPlace: (await readPlace(project)) !== undefined }))
      /** Copies of messages and readers on this computer, such as those that the starter brought. */
      .get("/copies", async (c) => c.json(await listCopies(project)))
      .post("/copies", copyBody, async (c) => {
        const { file } = c.req.valid("json");
        const copy = (await listCopies(project)).find((one) => one.file === file);
        if (!copy) throw new MailroomError("This copy isn’t there any more. Choose another one.", file);
        return c.json(await bringBack(copy.file));
      })
      /** Restores the file that is the body of the request. */
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
      /** Saves the starter on the desktop; beside it messages and readers, if they are on this computer. */
      .post("/starter", async (c) => {
        const folder = await saveStarter(project, desktopOf(homedir()));
        if (!folder) throw new MailroomError("There is no second place yet to bring your pages from.", "");
        const areElsewhere = !(await isHere());
        const hasMessages = !areElsewhere && !(await mailroom.read()).isMissing;
        const copy = path.join(folder, messagesCopy);
        // An older one would bring back what is elsewhere by now.
        if (areElsewhere) rmSync(copy, { force: true });
        if (hasMessages) await writeCopy(project, copy);
        return c.json({ folder, areElsewhere, hasMessages });
      })
  );
};
