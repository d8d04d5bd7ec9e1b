import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { alternativeTextError } from "../../content-model/schema/fields.ts";
import { landmarks } from "../../prints/subjects.ts";
import { redirectTarget } from "../../server/http/unknown-url.ts";
import { all, attribute, builtPages } from "../support/built-page.ts";
import { removedPaths } from "../support/route-table.ts";
import { client, testedProject } from "../support/tested-project.ts";

test("a page of the specification that was removed redirects", () => {
  for (const path of removedPaths) expect.soft(redirectTarget(path), path).toBeDefined();
});

test("every page is valid HTML with one h1, without inline styles and inline event handlers", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes boolean and void elements its own, equally valid way.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "doctype-style": "off",
      "no-inline-style": "error",
      // Telephone numbers are kept together by a class, not by special spaces.
      "tel-non-breaking": "off",
      "long-title": "off",
      "require-sri": "off",
    },
  });
  const errors: string[] = [];
  for await (const file of glob(`${testedProject}/build/{client,templates}/**/*.html`)) {
    const html = await readFile(file, "utf8");
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      errors.push(
        ...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
      );
    }
    expect.soft(html.match(/<h1[\s>]/g), file).toHaveLength(1);
    expect.soft(html, file).not.toMatch(/<[a-z][^>]*\sstyle="/);
    const pictures = html.matchAll(/<(?:img|svg)\s[^>]*\b(?:alt|aria-label)="([^"]*)"/g);
    const long = [...pictures].map(([, alt = ""]) => alt).filter((alt) => alternativeTextError(alt));
    expect.soft(long, `long text alternatives in ${file}`).toEqual([]);
    expect.soft(html, file).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+=|[a-z]+="\s*(?:javascript|data):)/i);
  }
  expect(errors).toEqual([]);
});

test("of the items of a list one is open at a time: they share a name, which no other list of the page has", () => {
  for (const { path, page } of builtPages()) {
    const named = all(page, "main details").map((item) => ({
      list: item.parent,
      name: attribute(item, "name"),
    }));
    for (const { list, name } of named) {
      const beside = named.filter((other) => other.list === list);
      expect.soft(new Set(beside.map((other) => other.name)), path).toEqual(new Set([name]));
      // The rows of terms, and practices, stand in a list item each.
      if (beside.length < 2) continue;
      expect.soft(name, path).toBeDefined();
      expect
        .soft(
          named.filter((other) => other.name === name),
          path,
        )
        .toHaveLength(beside.length);
    }
  }
});

test("the contact page isn't prerendered from itself: its form would hold an older draft", async () => {
  const html = await readFile(`${client}/contact/index.html`, "utf8");
  const [, rules = ""] = /<script type="speculationrules"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const parsed = JSON.parse(rules) as Record<string, { where: { and: unknown[] } }[]>;
  for (const action of ["prefetch", "prerender"]) {
    const excluded = { not: { selector_matches: "[aria-current]" } };
    expect(parsed[action]?.map(({ where }) => where.and)).toEqual([expect.arrayContaining([excluded])]);
  }
  const links = html.match(/<a [^>]*href="\/(?:contact|about)"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(1);
  const isMarked = (link: string) => link.includes("aria-current=");
  expect(links.filter((link) => isMarked(link) !== link.includes('"/contact"'))).toEqual([]);
});

test("no two neighbouring sections of a page show the lake, a mountain or a swan", async () => {
  const repeated: string[] = [];
  for await (const file of glob("**/*.html", { cwd: client })) {
    const [, main = ""] = (await readFile(path.join(client, file), "utf8")).split("<main");
    const shown = main.split("<section").map((section) => {
      const names = [...section.matchAll(/<img[^>]* src="\/assets\/([\w-]+?)-[\w-]{8}\.svg/g)];
      return new Set(names.flatMap(([, name = ""]) => landmarks[name] ?? []));
    });
    for (const [index, section] of shown.entries()) {
      const again = [...section].filter((landmark) => shown[index - 1]?.has(landmark));
      if (again.length > 0) repeated.push(`${file}, section ${index}: ${again.join(", ")}`);
    }
  }
  expect(repeated).toEqual([]);
});

test("nothing of the server is published: no settings, sources, source maps or dotfiles", async () => {
  const stray: string[] = [];
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(client, path.join(entry.parentPath, entry.name));
    if (/(?:^|\/)\.|\.(?:map|ts|tsx|mdx|env|sqlite)$/.test(file)) stray.push(file);
    if (!/\.(?:html|js|css|json|xml|txt)$/.test(entry.name)) continue;
    const text = await readFile(path.join(client, file), "utf8");
    if (/SMTP_URL|CONTACT_TO|DATA_DIR|process\.env|node:(?:fs|sqlite)/.test(text)) stray.push(file);
  }
  expect(stray).toEqual([]);
});
