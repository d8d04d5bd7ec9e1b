import { expect, test } from "vitest";
import { makeId } from "./make-id.ts";

test("an id is made of the telling words", () => {
  expect(makeId({ question: "What do I need to bring to the class?" }, [])).toBe("need-bring-class");
  expect(makeId({ question: "Is Zoë’s café wheelchair-friendly?" }, [])).toBe("zoes-cafe-wheelchair");
});

test("an id is there, and its own, whatever is typed", () => {
  expect(makeId({ question: "Who are you?" }, [])).toBe("who-are-you");
  expect(makeId({ question: "🙂" }, [])).toBe("entry");
  expect(makeId({}, [{ id: "entry" }, { id: "entry-2" }])).toBe("entry-3");
});
