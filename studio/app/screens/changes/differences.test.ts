import { expect, test } from "vitest";
import { summaryOf } from "./differences.tsx";

const on = (path: string, title: string) => ({ path, title });

test("counts pages by their addresses: several have one name", () => {
  const passage = {
    before: [{ text: "From $240.", changed: true }],
    after: [{ text: "From $260.", changed: true }],
    alsoOn: [on("/services", "All services"), on("/letters/a", "A letter"), on("/letters/b", "A letter")],
  };
  const page = { path: "/", title: "Home", passages: [passage] };
  expect(summaryOf({ pages: [page], unread: [] } as never)).toBe(
    "One sentence will read differently on four pages.",
  );
});

test("says of one sentence on every page that it is there", () => {
  const passage = { before: undefined, after: [{ text: "New.", changed: true }], alsoOn: [] };
  const everywhere = { path: undefined, title: "Every page", passages: [passage] };
  const of = (...pages: object[]) => summaryOf({ pages, unread: [] } as never);
  expect(of(everywhere)).toBe("One sentence will read differently on every page.");
  expect(of(everywhere, { path: "/", title: "Home", passages: [passage] })).toBe(
    "Two sentences will read differently, some of them on every page.",
  );
});

test("doesn’t say that words read differently that only move", () => {
  const text = [{ text: "Is it hard? No.", changed: false }];
  const moved = { before: text, after: text, alsoOn: [] };
  const other = { before: undefined, after: [{ text: "New.", changed: true }], alsoOn: [] };
  const of = (...passages: object[]) =>
    summaryOf({ pages: [{ path: "/", title: "Home", passages }], unread: [] } as never);
  expect(of(moved)).toBe("One text will stand elsewhere on its page.");
  expect(of(moved, other)).toBe(
    "One sentence will read differently on one page, one text will stand elsewhere on its page.",
  );
});
