import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { testedProject } from "../support/tested-project.ts";

const build = `${testedProject}/build`;

/** Data, which browsers never run. */
const data = new Set(["application/json", "application/ld+json"]);

test("every page's policy allows the scripts and styles in it, and no other", async () => {
  const { contentSecurityPolicies } = JSON.parse(await readFile(`${build}/site.json`, "utf8")) as {
    contentSecurityPolicies: Record<string, string>;
  };
  expect(Object.keys(contentSecurityPolicies)).not.toEqual([]);
  for await (const file of glob(["client/**/*.html", "templates/*.html"], { cwd: build })) {
    const page = parseDocument(await readFile(`${build}/${file}`, "utf8"));
    const scripts = getElementsByTagName("script", page).filter(
      ({ attribs }) => !attribs.src && !data.has(attribs.type ?? ""),
    );
    const policy = contentSecurityPolicies[file.replaceAll("\\", "/")] ?? "";
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    const inPage = scripts.map((script) => hashOf(textContent(script)));
    expect.soft(new Set(allowed), file).toEqual(new Set(inPage));
    const styles = getElementsByTagName("style", page).map((style) => hashOf(textContent(style)));
    for (const style of styles) expect.soft(policy, file).toContain(style);
  }
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
