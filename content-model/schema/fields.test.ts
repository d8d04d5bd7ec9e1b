import { expect, it, test } from "vitest";
import { z } from "zod";
import { metaOf, unwrap } from "../compiler/field-at.ts";
import { contentFiles } from "./content-files.ts";
import { alternativeText, date, id as fieldOfId, group, text } from "./fields.ts";
import { fillSlots } from "./fill-slots.ts";
import { lessonsSchema } from "./lessons.ts";
import { parseProse } from "./parse-prose.ts";
import { youtubeId } from "./video.ts";

it("fills the slots of a text", () => {
  expect(fillSlots("Book {{term.name}} for {{price}}", { "term.name": "Term 1", price: 240 })).toBe(
    "Book Term 1 for 240",
  );
});

it("refuses a text with a slot that nothing fills", () => {
  expect(() => fillSlots("Book {{term.name}}", {})).toThrow("{{term.name}}");
});

it("keeps the slots of prose apart from its texts", () => {
  expect(parseProse("In **week {{term.week}}**").prose).toEqual([
    "In ",
    { strong: ["week ", { slot: "term.week" }] },
  ]);
});

const id = "aqz-KE-bpKQ";

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&v=${id}&t=90s`,
  `http://m.youtube.com/watch?v=${id}&feature=share`,
  `https://youtu.be/${id}?si=abc&t=10`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}?start=5`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://studio.youtube.com/video/${id}/edit`,
  `www.youtube.com/watch?v=${id}`,
  ` youtu.be/${id}\n`,
  `youtube-nocookie.com/embed/${id}?start=3`,
  `https://www.youtube.com/shorts/${id}?list=PL1`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}#t=30`,
  id,
])("takes %s", (link) => {
  expect(youtubeId(link)).toBe(id);
});

test.each([
  "",
  "a video",
  "mindfulness",
  "Mindfulness",
  "deep-breath",
  "https://www.youtube.com/@stillwater",
  "https://vimeo.com/76979871",
  `https://youtube.com.example.org/watch?v=${id}`,
])("refuses %s", (link) => {
  expect(youtubeId(link)).toBeUndefined();
});

test.each([
  "https://vimeo.com/76979871",
  "https://www.youtube.com/playlist?list=PL1",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://youtu.be/aqz-KE",
])("says which link to copy in place of %s", (link) => {
  const { error } = lessonsSchema.safeParse([{ youtube: { link, published: "2026-11-01" } }]);
  const issue = error?.issues.find(({ path }) => path.at(-1) === "link");
  expect(issue?.message).toMatch(/one video on YouTube.*press Share/);
});

type Schema = z.core.$ZodType;

/** Returns what forms say of a field and of all fields in it. */
function metasIn(schema: Schema): z.core.GlobalMeta[] {
  const inner = unwrap(schema);
  const fields =
    inner instanceof z.ZodObject
      ? Object.values<Schema>(inner.shape)
      : inner instanceof z.ZodArray
        ? [inner.element as Schema]
        : [];
  return [metaOf(schema) ?? {}, ...fields.flatMap(metasIn)];
}

test("no label or help names a file of the content, a script or a placeholder", () => {
  const texts = Object.values(contentFiles)
    .flatMap(metasIn)
    .flatMap(({ title, help }) => [title ?? "", help ?? ""]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /\.yaml|\bscripts?\b|\bslug\b|\{\{/i.test(text))).toEqual([]);
});

test("an entry is known by the first of the usual fields that it must have, unless its schema names others", () => {
  const namedBy = (shape: Record<string, z.ZodType>, named?: readonly string[]) =>
    metaOf(group("Book", shape, named && { namedBy: named }))?.namedBy;
  const [slug, name, day] = [fieldOfId("Slug"), text("Name"), date("Day")];
  expect(namedBy({ name, slug })).toEqual(["slug"]);
  expect(namedBy({ slug: slug.optional(), name })).toEqual(["name"]);
  expect(namedBy({ name, day }, ["name", "day"])).toEqual(["name", "day"]);
  expect(namedBy({ author: name, title: name.optional() })).toBeUndefined();
});

test("what a description of a picture must and may have is said before it is typed", () => {
  expect(metaOf(alternativeText("Alt", { min: 20 }))?.help).toBe(
    "At least 20 characters, and at most 12 words.",
  );
  expect(metaOf(alternativeText("Alt"))?.help).toBe("At most 12 words.");
});
