import { Hono } from "hono";
import { z } from "zod";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { type Change, partsOf } from "../../core/content/change.ts";
import { createFactList } from "../../core/content/list-facts.ts";
import { listSentences } from "../../core/content/list-sentences.ts";
import { listWholeChanges } from "../../core/content/whole-changes.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import { readOffer } from "../../core/draft/held-back.ts";
import { forgetLeftOut, type JournalEntry, leaveOut, readLeftOut } from "../../core/draft/journal.ts";
import { listThrownAway } from "../../core/history/thrown-away.ts";
import { readLiveAndDrafted } from "../../core/pictures.ts";
import { whyReadOnly } from "../../core/repository.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../json-body.ts";

const name = z.enum(Object.keys(contentFiles) as [ContentName, ...ContentName[]]);
const path = z.array(z.string().max(400)).max(12).readonly();
const pathOfField = z.array(z.string().max(400)).min(1).max(12).readonly();
const json: z.ZodType<unknown> = z.json();
const fieldEdit = z.object({
  name,
  path: pathOfField,
  value: json.optional(),
  base: json.optional(),
  isSure: z.boolean().optional(),
});
const newEntry = z.object({
  name,
  path,
  value: json,
  index: z.int().min(0).optional(),
  temporaryName: z.string().min(1).max(100),
});
const removal = z.object({ name, paths: z.array(pathOfField).min(1).max(1000) });
const move = z.object({ name, path: pathOfField, index: z.int().min(0) });
const leaving = z.object({ id: z.string().max(2000), isOut: z.boolean() });
const setAside = z.object({ key: z.string(), value: json, wasSaved: z.boolean() });
const chosen = z.object({ ids: z.array(z.string()).min(1) });

/** A change with the time at which the studio wrote it last; none if the file was edited by hand. */
export type DatedChange = Change & { readonly changedAt?: number | undefined };

/** A content file as drafted. */
export type DraftedFile = {
  /** Its data; missing if the file can't be parsed. */
  readonly data: unknown;
  /** The data that visitors see; null if the file isn't published. */
  readonly live: unknown;
  readonly problems: readonly Problem[];
  /** What is typed and not in the file. */
  readonly kept: readonly JournalEntry[];
  /** What is wrong with a file that can't be parsed. */
  readonly whyReadOnly?: string;
};

/** The drafted content: reads it, and writes what the owner types. */
export const createContentRoutes = ({
  project,
  draft,
  remember,
  journal,
  readLive,
  events,
  now,
}: StudioDeps) => {
  const changed = (result: EditResult): EditResult => {
    // What isn't valid is held back, and no longer done.
    if (result.state === "saved" || result.state === "held back") {
      events.emit("content");
      events.emit("changes");
    }
    return result;
  };
  const factsIn = createFactList();

  return (
    new Hono()
      /** What differs from what visitors see, what of it is held back, and what another value has replaced. */
      .get("/", async (c) => {
        const [offer, pictures, why] = await Promise.all([
          readOffer({ draft, journal, readLive }),
          readLiveAndDrafted(project),
          whyReadOnly(project),
        ]);
        const changes = listWholeChanges(
          { sources: offer.live, pictures: pictures.live },
          { sources: offer.draft, pictures: pictures.draft },
        );
        const held = [...offer.heldChanges, ...offer.heldBack.map(({ change }) => change.id)];
        forgetLeftOut(journal, [...changes.map(({ id }) => id), ...held]);
        const dated = changes.map((change): DatedChange => {
          const written = [change, ...partsOf(change)].map(({ id }) => journal.written(id)?.at ?? 0);
          const changedAt = Math.max(...written);
          return { ...change, ...(changedAt > 0 && { changedAt }) };
        });
        return c.json({
          changes: dated,
          version: offer.version,
          heldBack: offer.heldBack,
          leftOut: readLeftOut(journal),
          thrownAway: listThrownAway({ journal, now }),
          setAside: journal.allSetAside(),
          ...(why && { whyReadOnly: why }),
        });
      })
      /** One file: its data as drafted and as live, what is wrong with it, and what is typed but not in it yet. */
      .get("/file", async (c) => {
        const file = name.parse(c.req.query("name"));
        const [sources, live] = await Promise.all([draft.sources(), readLive()]);
        const parsed = parseSource(pathOf(file), sources.get(pathOf(file)) ?? "");
        const [broken] = parsed.problems;
        const problems = compileContent(sources, { remember }).problems.filter(
          (problem) => problem.file === pathOf(file),
        );
        return c.json({
          data: parsed.data ?? null,
          live: parseSource(pathOf(file), live.get(pathOf(file)) ?? "").data ?? null,
          problems,
          kept: journal.allKept().filter(({ key }) => key.startsWith(`${file} `)),
          ...(broken && {
            whyReadOnly: `${pathOf(file)} can’t be read at line ${broken.line}. ${broken.message}`,
          }),
        } satisfies DraftedFile);
      })
      /** What the placeholders in sentences show. */
      .get("/facts", async (c) => c.json(factsIn(await draft.sources())))
      /** Every sentence of the site, and where it stands. */
      .get("/sentences", async (c) => c.json(listSentences(await draft.sources())))
      .post("/field", jsonBody(fieldEdit), async (c) => {
        const { name, path, value, base, ...more } = c.req.valid("json");
        return c.json(changed(await draft.setField({ name, path, value, base, ...more })));
      })
      .post("/entry", jsonBody(newEntry), async (c) =>
        c.json(changed(await draft.addEntry(c.req.valid("json")))),
      )
      .post("/removal", jsonBody(removal), async (c) => {
        const { name, paths } = c.req.valid("json");
        return c.json(changed(await draft.removeEntries(name, paths)));
      })
      .post("/move", jsonBody(move), async (c) => {
        const { name, path, index } = c.req.valid("json");
        return c.json(changed(await draft.moveEntry(name, path, index)));
      })
      /** Leaves a change out of the next publication, in all windows, or takes it in again. */
      .post("/left-out", jsonBody(leaving), (c) => {
        const { id, isOut } = c.req.valid("json");
        leaveOut(journal, id, isOut);
        events.emit("changes");
        return c.json({ leftOut: readLeftOut(journal) });
      })
      /** Sets aside what a window had typed: the file has changed since, or no window can read it any more. */
      .post("/set-aside", jsonBody(setAside), (c) => {
        const { key, value, wasSaved } = c.req.valid("json");
        const result = draft.setAside(key, value, wasSaved);
        events.emit("content");
        events.emit("changes");
        return c.json(result);
      })
      /** Takes changes back: their fields are again as visitors see them. */
      .post("/take-back", jsonBody(chosen), async (c) => {
        const { ids } = c.req.valid("json");
        const [live, sources] = await Promise.all([readLive(), draft.sources()]);
        const pictures = await readLiveAndDrafted(project);
        const changes = listWholeChanges(
          { sources: live, pictures: pictures.live },
          { sources, pictures: pictures.draft },
        ).filter(({ id }) => ids.includes(id));
        return c.json(changed(await draft.takeFrom(live, changes, pictures.live)));
      })
  );
};
