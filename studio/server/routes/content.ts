import { Hono } from "hono";
import { z } from "zod";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { leavesOf, parseSources } from "../../../content-model/compiler/leaves.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { unreadableWords } from "../../engine/content/describe.ts";
import { createFactList } from "../../engine/content/list-facts.ts";
import type { JournalEntry, SetAside } from "../../engine/draft/journal.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import type { StudioDeps } from "../deps.ts";
import { emitChange } from "../events.ts";
import { jsonBody } from "../failure.ts";

const name = z.enum(Object.keys(contentFiles) as [ContentName, ...ContentName[]]);
const path = z.array(z.string().max(400)).max(12).readonly();
const pathOfField = z.array(z.string().max(400)).min(1).max(12).readonly();
const json: z.ZodType<unknown> = z.json();
const fieldEdit = z.object({
  name,
  path: pathOfField,
  value: json.optional(),
  base: json.optional(),
  shown: z.object({ value: json.optional() }).optional(),
  seen: json.optional(),
  isReplayed: z.boolean().optional(),
  rejected: z.object({ value: json.optional() }).optional(),
});
const newEntry = z.object({
  name,
  path,
  value: json,
  index: z.int().min(0).optional(),
  temporaryName: z.string().min(1).max(100),
});
const removal = z.object({ name, paths: z.array(pathOfField).min(1).max(1000), seen: json.optional() });
const index = z.int().min(0);
const entries = z.object({ name, entries: z.array(z.object({ path, value: json, index })).max(1000) });
const move = z.object({ name, path: pathOfField, index, seen: json.optional(), to: pathOfField.optional() });

/** A content file as drafted. */
export type DraftedFile = {
  /** Its data; missing if the file can't be parsed. */
  readonly data: unknown;
  /** The data that visitors see; null if the file isn't published. */
  readonly live: unknown;
  /** What is typed and not in the file. */
  readonly kept: readonly JournalEntry[];
  /** The values that are set aside and in conflict with those in it. */
  readonly conflicts: readonly Pick<SetAside, "key" | "value">[];
  /** What is wrong with a file that can't be parsed. */
  readonly whyReadOnly?: string;
};

/** What became of an edit, and its file since: windows show it without asking again. */
export type EditAnswer = EditResult & { readonly file: DraftedFile };

/** The drafted content: reads it, and writes what the owner types. */
export const createContentRoutes = ({ draft, journal, readLive, events, now }: StudioDeps) => {
  const readFile = async (name: ContentName): Promise<DraftedFile> => {
    const file = pathOf(name);
    const [sources, live] = await Promise.all([draft.sources(), readLive()]);
    const parsed = parseSource(file, sources.get(file) ?? "");
    const [broken] = parsed.problems;
    const isOfFile = ({ key }: { readonly key: string }) => key.startsWith(`${name} `);
    return {
      data: parsed.data ?? null,
      live: parseSource(file, live.get(file) ?? "").data ?? null,
      kept: journal.allKept().filter(isOfFile),
      conflicts: journal
        .allSetAside()
        .filter((one) => one.isInConflict && isOfFile(one))
        .map(({ key, value }) => ({ key, value })),
      ...(broken && { whyReadOnly: unreadableWords(name, broken) }),
    };
  };
  const announce = () => emitChange(events);
  const answer = async (name: ContentName, result: EditResult): Promise<EditAnswer> => {
    announce();
    return { ...result, file: await readFile(name) };
  };
  const [factsIn, liveFactsIn] = [createFactList(), createFactList()];
  return (
    new Hono()
      /** One file: its data as drafted and as live, and what is typed but not in it. */
      .get("/file", async (c) => c.json(await readFile(name.parse(c.req.query("name")))))
      /** What the placeholders in sentences show, as drafted or as visitors see it. */
      .get("/facts", async (c) =>
        c.json(c.req.query("of") === "live" ? liveFactsIn(await readLive()) : factsIn(await draft.sources())),
      )
      /** The pages that are there because something of the draft is, such as those of articles. */
      .get("/pages", async (c) => c.json(compileContent(await draft.sources(), { now: now() }).pages))
      /** Every sentence of the site, and where it stands. */
      .get("/sentences", async (c) => c.json(listSentences(await draft.sources())))
      .post("/field", jsonBody(fieldEdit), async (c) => {
        const { name, path, value, base, ...more } = c.req.valid("json");
        return c.json(await answer(name, await draft.setField({ name, path, value, base, ...more })));
      })
      .post("/entry", jsonBody(newEntry), async (c) => {
        const entry = c.req.valid("json");
        return c.json(await answer(entry.name, await draft.addEntry(entry)));
      })
      .post("/entries", jsonBody(entries), async (c) => {
        const { name, entries } = c.req.valid("json");
        return c.json(await answer(name, await draft.addEntries(name, entries)));
      })
      .post("/removal", jsonBody(removal), async (c) => {
        const { name, paths, seen } = c.req.valid("json");
        return c.json(await answer(name, await draft.removeEntries(name, paths, seen)));
      })
      .post("/move", jsonBody(move), async (c) => {
        const { name, path, index, seen, to } = c.req.valid("json");
        return c.json(await answer(name, await draft.moveEntry(name, path, index, seen, to)));
      })
  );
};

/** A text of the site: a field, or a paragraph of an article. */
export type Sentence = {
  readonly file: string;
  readonly path: readonly string[];
  readonly text: string;
};

/** Lists every text of the content in the order of its files. Facts in it are placeholders. */
function listSentences(sources: Sources): Sentence[] {
  const fields = leavesOf(parseSources(sources)).flatMap(({ name, path, value, meta }) =>
    typeof value === "string" && (meta?.kind === "text" || meta?.kind === "prose")
      ? [{ file: pathOf(name), path: path.map(String), text: value }]
      : [],
  );
  const articles = [...sources]
    .filter(([file]) => file.endsWith(".mdx"))
    .flatMap(([file, text]) =>
      text.split(/\n+/).map((line) => ({ file, path: [], text: line.replace(/<[^>]*>/g, "").trim() })),
    );
  return [...fields, ...articles.filter(({ text }) => text.length > 2)];
}
