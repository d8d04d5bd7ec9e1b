import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { readLiveAndDrafted, withPicturesOf } from "../../engine/pictures.ts";
import { checkChoice } from "../../engine/publish/check-choice.ts";
import { sourcesAt } from "../../engine/sources.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createArticleRoutes } from "./articles.ts";
import { createChangesRoutes } from "./changes.ts";
import { createHistoryRoutes } from "./history.ts";
import { createPhotographRoutes } from "./photographs.ts";

/** The routes of a project in which everything is published. */
function routes() {
  const project = smallProject();
  project.git("update-ref", "refs/studio/live", "HEAD");
  const deps = studioDeps({ project });
  const app = new Hono()
    .route("/articles", createArticleRoutes(deps))
    .route("/photographs", createPhotographRoutes(deps))
    .route("/history", createHistoryRoutes(deps))
    .route("/changes", createChangesRoutes(deps));
  const ask = async (...asked: Parameters<ReturnType<typeof asker>>) => {
    const { status, json } = await asker(app)(...asked);
    return { status, ...json };
  };
  const has = (file: string) => existsSync(path.join(project.folder, file));
  return { project, ask, has, journal: deps.journal };
}

const photograph = (background = "#9ab") =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** One that comes out a little otherwise each time that it is compressed. */
const detailedPhotograph = () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#9ab", noise } })
    .jpeg()
    .toBuffer();
};

test.each([
  ["108", "108"],
  ["True", "true"],
  ["null", "null"],
  ["1e5", "1e5"],
  ["0x1F", "0x1f"],
  ["2026-11-28", "2026-11-28"],
  ["~ no ~", "no"],
  ["Søren and the Straße", "soren-and-the-strasse"],
  ["Æther, Œuvre, Łódź", "aether-oeuvre-lodz"],
  ["Zoe\u0308’s café", "zoes-cafe"],
])("an article called %s is one like any other, at a readable address", async (title, slug) => {
  const { ask, has } = routes();
  expect(await ask("POST", "/articles", { title })).toEqual({ status: 200, slug });
  expect(has(`content/articles/${slug}.mdx`)).toBe(true);
  const listed: { slug: string; title: string }[] = Object.values(await ask("GET", "/articles"));
  expect(listed.find((one) => one.slug === slug)).toMatchObject({ title, isDraft: true });
  const { problems } = await ask("GET", `/articles/${slug}`);
  expect(problems.filter(({ field }: { field: string }) => /slug|title/.test(field))).toEqual([]);
});

test.each([
  ["never closed", "[unfinished", /^This line /],
  ["too deep", "[".repeat(3000), /^This field has parts within parts within parts, too deep/],
  ["too deep, but closed", "{ a: ".repeat(1500) + " }".repeat(1500), /^This field has parts within parts/],
])(
  "an article whose fields can’t be read is there with its text and one sentence: %s",
  async (_, value, sentence) => {
    const { project, ask } = routes();
    const file = "content/articles/meditation-myths.mdx";
    for (const draft of ["", "draft: true\n"]) {
      const text = project.read(file).replace(/^title: .*\n/m, `title: ${value}\n${draft}`);
      writeFileSync(path.join(project.folder, file), text);
      const { problems, ...answer } = await ask("GET", "/articles/meditation-myths");
      expect(answer).toMatchObject({ status: 200, text });
      expect(problems).toEqual([expect.objectContaining({ message: expect.stringMatching(sentence) })]);
      expect(await ask("GET", "/articles")).toMatchObject({ status: 200 });
      const more = { text: `${text}\nMore words.\n`, base: text };
      expect(await ask("PUT", "/articles/meditation-myths", more)).toMatchObject({ state: "saved" });
      project.git("checkout", "--quiet", file);
    }
  },
);

test.each([
  ["fields", "title: ", "a: "],
  ["entries on a line of their own", "inShort:\n  ", "- "],
  ["questions", "inShort:\n  ", "? "],
])(
  "an article with thousands of %s within each other is kept, and refused in a sentence",
  async (_, at, part) => {
    const { project, ask } = routes();
    const base = project.read("content/articles/meditation-myths.mdx");
    const text = base.replace(/^title: .*$/m, () => `x: 1\n${at}${part.repeat(30_000)}`);
    expect(await ask("PUT", "/articles/meditation-myths", { text, base })).toMatchObject({
      status: 200,
      state: "invalid",
      message: expect.stringMatching(/ (?:too deep to be read|can’t be read)/),
    });
    expect(await ask("GET", "/articles/meditation-myths")).toMatchObject({ status: 200, kept: text });
    expect(await ask("GET", "/articles")).toMatchObject({ status: 200 });
    expect(await ask("GET", "/changes")).toMatchObject({ status: 200 });
  },
);

test.each([
  [
    "a link that is code",
    "Read [this](javascript:alert(1)).",
    "The link “javascript:alert(1)” leads nowhere.",
  ],
  [
    "a link of its own line",
    "Read [this].\n\n[this]: javascript:alert(1)",
    "The link “javascript:alert(1)” leads nowhere.",
  ],
  ["a page that isn’t there", "Read [this](/blog/none).", "The link “/blog/none” leads to no page."],
  [
    "a picture from elsewhere",
    "![A bus](https://example.org/bus.jpg)",
    "A picture can’t stand here like this.",
  ],
  [
    "a photograph that is gone",
    '<Print name="/photos/none-12345678.jpg" alt="A bus at its stop" />',
    "none-12345678.jpg",
  ],
  [
    "a practice without a title",
    '<Practice length="a minute" works="see">\n\n1. Sit.\n\n</Practice>',
    "A practice needs a title.",
  ],
])(
  "a draft names what is wrong with its text beside the fields that it lacks: %s",
  async (_, body, sentence) => {
    const { project, ask } = routes();
    const { slug } = await ask("POST", "/articles", { title: "On a bus" });
    const base = project.read(`content/articles/${slug}.mdx`);
    await ask("PUT", `/articles/${slug}`, { text: `${base}\nWords.\n\n${body}\n`, base });
    const { problems } = await ask("GET", `/articles/${slug}`);
    expect(problems).toContainEqual(
      expect.objectContaining({ field: "", message: expect.stringContaining(sentence) }),
    );
    expect(problems).toContainEqual(expect.objectContaining({ field: "standfirst" }));
  },
);

test("an article whose publication is undone leads its address, and the links to it, to the list of articles", async () => {
  const { project, ask, has } = routes();
  const file = "content/articles/meditation-anxiety-stress.mdx";
  const another = "content/articles/meditation-myths.mdx";
  const [text, linking] = [
    project.read(file),
    `${project.read(another)}\n[It](/blog/meditation-anxiety-stress).\n`,
  ];
  project.git("rm", "--quiet", file);
  project.git("commit", "--quiet", "--message=Without");
  writeFileSync(path.join(project.folder, file), text);
  project.git("add", file);
  project.git("commit", "--quiet", "--message=New article");
  const commit = project.git("rev-parse", "HEAD");
  project.git("update-ref", "refs/studio/live", "HEAD");
  writeFileSync(path.join(project.folder, another), linking);
  const { changes } = await ask("POST", "/history/undo/preview", { commit });
  const chosen = changes.map(({ id }: { id: string }) => id);
  expect(await ask("POST", "/history/undo", { commit, chosen })).toMatchObject({ status: 200 });
  expect(has(file)).toBe(false);
  expect(project.read("content/redirects.yaml")).toContain(
    "- from: /blog/meditation-anxiety-stress\n  to: /blog\n",
  );
  expect(project.read(another)).toContain("[It](/blog).");
});

test("an article that can’t be created leaves nothing behind", async () => {
  const { project, ask, has, journal } = routes();
  writeFileSync(path.join(project.folder, ".git/MERGE_HEAD"), project.git("rev-parse", "HEAD"));
  expect(await ask("POST", "/articles", { title: "In the middle of a merge" })).toMatchObject({
    status: 409,
    message: expect.stringContaining("hasn’t finished"),
  });
  expect(has("content/articles/in-the-middle-of-a-merge.mdx")).toBe(false);
  expect(journal.kept("articles/in-the-middle-of-a-merge")).toBeUndefined();
});

test("a source that lacks its title is named at that field, and written once it is whole", async () => {
  const { project, ask } = routes();
  const fields = { authors: "Doe J, Roe R", year: 2024, container: "Journal of Buses" };
  const before = project.read("content/references.yaml");
  expect(await ask("POST", "/articles/sources", { fields })).toMatchObject({
    id: null,
    problem: { within: "title", message: expect.stringMatching(/^Title is missing\./) },
  });
  expect(project.read("content/references.yaml")).toBe(before);
  const whole = { ...fields, title: "Sitting on a bus" };
  // 2024, mistyped.
  expect(await ask("POST", "/articles/sources", { fields: { ...whole, year: 2042 } })).toMatchObject({
    id: null,
    problem: { within: "year", message: expect.stringMatching(/^2042 is still to come\./) },
  });
  expect(project.read("content/references.yaml")).toBe(before);
  expect(await ask("POST", "/articles/sources", { fields: whole })).toMatchObject({ id: "doe-2024" });
  expect(await ask("POST", "/articles/sources", { fields: whole })).toMatchObject({ id: "doe-2024-b" });
  expect(project.read("content/references.yaml")).toContain("\ndoe-2024:\n  authors: Doe J, Roe R\n");
});

test("a source’s DOI is kept without its link, and a wrong one can be corrected", async () => {
  const { project, ask } = routes();
  const fields = { authors: "Doe J", year: 2024, title: "On buses", container: "Journal of Buses" };
  const linked = { ...fields, doi: " https://doi.org/10.1234/bus.1?ref=pdf " };
  expect(await ask("POST", "/articles/sources", { fields: linked })).toMatchObject({ id: "doe-2024" });
  expect(project.read("content/references.yaml")).toContain("doi: 10.1234/bus.1\n");
  const right = { ...fields, doi: "10.1234/bus.2" };
  expect(await ask("PUT", "/articles/sources/doe-2024", { fields: right })).toMatchObject({
    id: "doe-2024",
    called: "Doe 2024",
    problem: null,
  });
  expect(project.read("content/references.yaml")).toContain("doi: 10.1234/bus.2\n");
});

test("a source that two devices correct has both corrections, and of the same field the later one", async () => {
  const { project, ask, journal } = routes();
  const base = { authors: "Doe J", year: 2024, title: "On buses", container: "Journal of Buses" };
  await ask("POST", "/articles/sources", { fields: base });
  const correct = (fields: object) => ask("PUT", "/articles/sources/doe-2024", { fields, base });
  await correct({ ...base, title: "On trams" });
  expect(await correct({ ...base, year: 2023 })).toMatchObject({ problem: null });
  const text = () => project.read("content/references.yaml").split("\ndoe-2024:\n")[1];
  expect(text()).toContain("year: 2023\n");
  expect(text()).toContain("title: On trams\n");
  await correct({ ...base, title: "On ferries" });
  expect(text()).toContain("title: On ferries\n");
  expect(journal.allSetAside()).toMatchObject([{ value: { title: "On trams", year: 2023 } }]);
});

test("a published article that is taken out with its photograph can be checked, and is taken back whole", async () => {
  const { project, ask, has } = routes();
  const alt = encodeURIComponent("A road between gum trees at dawn");
  await ask("PUT", `/photographs/articles/meditation-anxiety-stress?alt=${alt}`, await photograph());
  project.git("add", "--all", "content");
  project.git("commit", "--quiet", "--message=Photograph");
  project.git("update-ref", "refs/studio/live", "HEAD");
  const removed = await ask("DELETE", "/articles/meditation-anxiety-stress");
  expect(removed).toMatchObject({ state: "saved" });
  expect(project.read("content/redirects.yaml")).toContain(
    "- from: /blog/meditation-anxiety-stress\n  to: /blog\n",
  );
  expect(has("content/articles/meditation-anxiety-stress.jpg")).toBe(false);
  expect(await ask("GET", "/changes")).toMatchObject({
    changes: [{ id: "articles/meditation-anxiety-stress" }],
  });
  const { live } = await readLiveAndDrafted(project);
  const pictures = withPicturesOf(await readPictures(project.folder), live);
  const { problems } = compileContent(await sourcesAt(project.folder, "HEAD"), { pictures });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const none = await checkChoice(project, [], Date.now());
  expect(none.problems).toEqual([]);
  const thrown = await ask("POST", "/history/thrown-away", { key: "articles/meditation-anxiety-stress" });
  expect(thrown).toEqual({ status: 200 });
  expect(has("content/articles/meditation-anxiety-stress.jpg")).toBe(true);
  expect(project.git("status", "--porcelain")).toBe("");
});

test("the portrait is taken in with its words and sizes, out with its file, and back as it was", async () => {
  const { project, ask, has } = routes();
  const before = project.read("content/business.yaml");
  expect(await ask("PUT", "/photographs/portrait?alt=", await photograph())).toMatchObject({
    status: 409,
    message: "Say in at most 160 characters what the photograph shows, for people who can’t see it.",
  });
  expect(await ask("PUT", "/photographs/portrait?alt=Jo", Buffer.from("No picture."))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/isn’t a photograph/),
  });
  expect(project.read("content/business.yaml")).toBe(before);
  expect(await ask("PUT", "/photographs/portrait?alt=Jo", await detailedPhotograph())).toMatchObject({
    status: 200,
  });
  const [, url = ""] =
    /photograph:\n {4}path: (\/photos\/teacher-\w{8}.jpg)\n {4}alt: Jo\n {4}width: 1400\n {4}height: 875\n/.exec(
      project.read("content/business.yaml"),
    ) ?? [];
  const { exif } = await sharp(readFileSync(path.join(project.folder, `public${url}`))).metadata();
  expect(exif).toBeUndefined();
  const withIt = project.read("content/business.yaml");
  const bytes = readFileSync(path.join(project.folder, `public${url}`));
  expect(await ask("DELETE", "/photographs/portrait")).toMatchObject({ status: 200 });
  expect(has(`public${url}`)).toBe(false);
  expect(project.read("content/business.yaml")).toBe(before);

  // Undone at once, it is the same file under the same name.
  expect(await ask("PUT", "/photographs/portrait?alt=Jo", bytes)).toMatchObject({ status: 200 });
  expect(project.read("content/business.yaml")).toBe(withIt);
  expect(readFileSync(path.join(project.folder, `public${url}`))).toEqual(bytes);
});

test("of portraits that two devices put in at once, the file of the one that the other replaced goes", async () => {
  const { project, ask } = routes();
  const portraits = [await photograph(), await photograph("#345")];
  await Promise.all(portraits.map((body) => ask("PUT", "/photographs/portrait?alt=Jo", body)));
  const files = readdirSync(path.join(project.folder, "public/photos")).filter((name) =>
    name.startsWith("teacher-"),
  );
  expect(files).toHaveLength(1);
  expect(project.read("content/business.yaml")).toContain(files[0]);
});

test("an article's photograph is shown whole, and as the site cuts it out for computers and phones", async () => {
  const project = smallProject();
  const file = "content/articles/meditation-myths.jpg";
  writeFileSync(
    path.join(project.folder, file),
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#678" } })
      .jpeg()
      .toBuffer(),
  );
  const routes = createPhotographRoutes(studioDeps({ project }));
  const sizeOf = async (more: string) => {
    const response = await routes.request(`/file?file=${file}&state=draft${more}`);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return [width, height];
  };
  expect(await sizeOf("")).toEqual([1600, 1200]);
  expect(await sizeOf("&crop=wide")).toEqual([1600, 675]);
  expect(await sizeOf("&crop=tall")).toEqual([800, 900]);
});

test("a video's picture is taken in under a name of its own, replaced, and out with its file", async () => {
  const { project, ask, has } = routes();
  const before = project.read("content/practices.yaml");
  const named = () => /thumbnail: (\/photos\/\S+)/.exec(project.read("content/practices.yaml"))?.[1];
  const at = `/photographs/videos/practices/${/^- slug: (\S+)/m.exec(before)?.[1]}`;
  expect(await ask("PUT", at, await photograph())).toMatchObject({ status: 200 });
  const first = named();
  expect(has(`public${first}`)).toBe(true);
  expect(await ask("PUT", at, await photograph("#345"))).toMatchObject({ status: 200 });
  expect([has(`public${first}`), has(`public${named()}`)]).toEqual([false, true]);
  expect(await ask("DELETE", at)).toMatchObject({ status: 200 });
  expect(project.read("content/practices.yaml")).toBe(before);
  expect(has(`public${first}`)).toBe(false);
  const none = { message: "There is no such video." };
  expect(await ask("PUT", "/photographs/videos/practices/none", await photograph())).toMatchObject(none);
  expect(await ask("PUT", "/photographs/videos/business/none", await photograph())).toMatchObject(none);
});
