import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { redirects } from "#content/redirects";
import { strictestPolicy } from "../server/http/response.ts";
import { policyOf, writeSmallSite } from "../server/test-support/spawn-site.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { makeStaticHost } from "./static-host.ts";

async function staticHost() {
  const folder = temporaryFolder();
  writeSmallSite(folder);
  const build = path.join(folder, "build");
  const target = path.join(build, "static");
  writeFileSync(path.join(build, "client/rss.xml"), "<rss/>");
  await makeStaticHost(build);
  const read = (name: string) => readFileSync(path.join(target, name), "utf8");
  return { target, read };
}

/** Parses `_headers` by path. */
function rules(text: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.trimEnd().split("\n")) {
    if (line.startsWith("/")) {
      current = {};
      found[line] = current;
    } else {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      current[name] = value;
    }
  }
  return found;
}

test("sends each page's own policy, and the common headers with every file", async () => {
  const { read } = await staticHost();
  const found = rules(read("_headers"));
  expect(found["/"]?.["Content-Security-Policy"]).toBe(policyOf("client/index.html"));
  expect(found["/contact"]?.["Content-Security-Policy"]).toBe(policyOf("client/contact/index.html"));
  expect(found["/*"]).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
  expect(found["/*"]?.["Strict-Transport-Security"]).toBeDefined();
  expect(found["/assets/*"]?.["Cache-Control"]).toMatch(/immutable/);
  expect(found["/rss.xml"]?.["Content-Type"]).toMatch(/^application\/rss\+xml/);
  expect(found["/sitemap.xml"]?.["Content-Security-Policy"]).toBe(strictestPolicy);
  expect(found["/assets/*"]?.["Content-Security-Policy"]).toBe(strictestPolicy);
  expect(found["/terms/*"]?.["Content-Security-Policy"]).toBe(strictestPolicy);
  // Not a rule for each: such hosts take a hundred, and each page needs one.
  expect(found["/terms/*"]?.["Content-Type"]).toMatch(/^text\/calendar/);
  expect(Object.keys(found).filter((rule) => rule.endsWith(".ics"))).toEqual([]);
});

test("never sets a header twice for one path", async () => {
  const { read } = await staticHost();
  const found = rules(read("_headers"));
  for (const [path, headers] of Object.entries(found)) {
    const others = Object.keys(found).filter(
      (rule) => rule !== path && rule.endsWith("*") && path.startsWith(rule.slice(0, -1)),
    );
    const also = others.flatMap((rule) => Object.keys(found[rule] ?? {}));
    expect(
      Object.keys(headers).filter((name) => also.includes(name)),
      path,
    ).toEqual([]);
  }
});

test("has the redirects, and no compressed files", async () => {
  const { target, read } = await staticHost();
  expect(read("_redirects").trimEnd().split("\n")).toHaveLength(redirects.length);
  expect(read("_redirects")).toContain("/courses/:any / 301");
  const names = readdirSync(target, { recursive: true }).map(String);
  expect(names).toContain("404.html");
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});
