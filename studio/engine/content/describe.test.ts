import { expect, test } from "vitest";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { describeValue } from "./describe.ts";
import { schemaAt } from "./entries.ts";

test.each<[string, ContentName, FieldPath, Readonly<Record<string, unknown>>, string]>([
  [
    "that goes by a name, by its first text, whatever that is called",
    "pages/first-class",
    ["worries", "worries", 0],
    { id: "wrong", worry: "I’ll do it wrong.", answer: "Probably, for a bit." },
    "I’ll do it wrong.",
  ],
  [
    "without a name, by all that tells it from others",
    "business",
    ["social", 0],
    { network: "Mastodon", url: "https://mastodon.example.com" },
    "Mastodon, https://mastodon.example.com",
  ],
  [
    "of days, by its days and its reason",
    "schedule",
    ["closures", 0],
    { from: "2026-12-20", to: "2026-12-27", why: "Christmas" },
    "20 December 2026 to 27 December 2026 (Christmas)",
  ],
  ["with words of its own, by those", "redirects", [0], { from: "/old", to: "/new" }, "/old to /new"],
  [
    "with an id that is a text, by the words that people know it by",
    "letters",
    [0],
    { id: "3f0c2a52-1111-4222-8333-123456789abc", slug: "may", subject: "May", text: "Hello" },
    "May",
  ],
])("describes an entry %s", (_, name, path, entry, words) => {
  expect(describeValue(entry, schemaAt(name, path))).toBe(words);
});
