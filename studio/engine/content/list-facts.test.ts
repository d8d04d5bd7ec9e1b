import { expect, test } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { createFactList } from "./list-facts.ts";

test("calls a support line's numbers by whose they are: a number alone could be anyone's", async () => {
  const facts = createFactList()(await readSources());
  const called = new Map(facts.map((fact) => [fact.name, fact.called]));
  expect(called.get("supportLines.lifeline")).toBe("Support line, Lifeline");
  expect(called.get("supportLines.lifelineText")).toBe("Support line, Lifeline, by text");
  expect(called.get("course.price")).toBe("Online course, price");
});
