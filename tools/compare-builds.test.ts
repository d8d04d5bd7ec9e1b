import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runProgramSync } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const page = `<!DOCTYPE html><html><head><style>p{color:red}a{color:blue}.lead_aB3d{margin:0}</style></head>
<body><main class="lead_aB3d wide"><p>Sundays at ten</p><img src="/assets/tree-Ab3dE_9f.svg"></main></body></html>`;

/** Compares two builds of one page. */
function compare(html: string, picture = "tree-Ab3dE_9f.svg") {
  const [before, after] = [
    [page, "tree-Ab3dE_9f.svg"],
    [html, picture],
  ].map(([text = "", name = ""]) => {
    const build = temporaryFolder();
    mkdirSync(path.join(build, "client/assets"), { recursive: true });
    writeFileSync(path.join(build, "client/index.html"), text);
    writeFileSync(path.join(build, "client/assets", name), "<svg/>");
    return build;
  }) as [string, string];
  return runProgramSync(process.execPath, ["tools/compare-builds.ts", before, after]);
}

test("shows both sides of what differs, styles in another order too, and nothing of hashes", () => {
  const differs = compare(page.replace("at ten", "at six"));
  expect(differs.code).toBe(1);
  expect(differs.output).toMatch(/^-Sundays at ten<\/p>\n\+Sundays at six<\/p>$/m);
  expect(compare(page.replace("p{color:red}a{color:blue}", "a{color:blue}p{color:red}")).code).toBe(1);
  const renamed = page.replaceAll("aB3d", "zZ9z").replace("Ab3dE_9f", "faxxgwkm");
  expect(compare(renamed, "tree-faxxgwkm.svg")).toMatchObject({ code: 0, output: "" });
});
