import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test-support/temporary-folder.ts";
import { chooseLooks } from "./choose-looks.ts";

const navigation = "main:\n  - to: /sunday-class\n    label: The class\n  - to: /enrol\n    label: Enrol\n";

function builtSite(pages: Readonly<Record<string, string>>): string {
  const client = temporaryFolder();
  for (const [name, main] of Object.entries(pages)) {
    mkdirSync(path.join(client, name));
    writeFileSync(path.join(client, name, "index.html"), `<title>${name}</title><main>${main}</main>`);
  }
  return client;
}

test("looks at the class page for a closed Sunday, and knows that it doesn't show yet", async () => {
  const later = "<p hidden>No class on 3 May 2026</p><noscript>No class on 3 May 2026.</noscript>";
  const client = builtSite({ "book-class": later, "sunday-class": later });
  const closure = {
    id: "schedule closures.2026-05-03",
    label: "Off",
    before: undefined,
    after: "3 May 2026",
  };
  expect(await chooseLooks(client, [closure], navigation)).toEqual([
    { page: "/sunday-class", title: "The class", text: "3 May 2026", isLater: true },
  ]);
});

test("looks for a price where visitors see it, not in what a page hides", async () => {
  const client = builtSite({ booked: "<p hidden>$70</p>", enrol: "<p>All up $70</p>" });
  const price = { id: "schedule course.price", label: "Price", before: "$60", after: "$70" };
  expect(await chooseLooks(client, [price], navigation)).toEqual([
    { page: "/enrol", title: "Enrol", text: "$70" },
  ]);
});
