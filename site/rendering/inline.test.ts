import { expect, test } from "vitest";
import { jsonInHtml } from "./inline.tsx";

test("no text in data can end its script element or begin a comment, and all of it is read back", () => {
  const data = { why: "</script><script>alert(1)</script><!--", "<b>": ["<"] };
  expect(jsonInHtml(data)).not.toContain("<");
  expect(JSON.parse(jsonInHtml(data))).toEqual(data);
});
