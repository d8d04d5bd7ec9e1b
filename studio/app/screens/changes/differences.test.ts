import { expect, test } from "vitest";
import { summaryOf } from "./differences.tsx";

const on = (path: string, title: string) => ({ path, title });

test("counts pages by their addresses: several have one name", () => {
  const passage = {
    before: [{ text: "From $240." }],
    after: [{ text: "From $260." }],
    alsoOn: [on("/services", "All services"), on("/letters/a", "A letter"), on("/letters/b", "A letter")],
  };
  const page = { path: "/", title: "Home", passages: [passage] };
  expect(summaryOf({ pages: [page], unread: [] } as never)).toBe(
    "One sentence will read differently on four pages.",
  );
});
