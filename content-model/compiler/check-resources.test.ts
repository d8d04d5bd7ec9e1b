import { expect, test } from "vitest";
import { lessons } from "#content/lessons";
import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { checkResources } from "./check-resources.ts";

const articles = resources.blogTeasers.shown;

test("accepts what exists", () => {
  expect(checkResources({ practices, lessons, "pages/resources": resources }, articles)).toEqual([]);
});

test("rejects an unknown practice with a suggestion", () => {
  const [first = ""] = resources.guidedPractices.shown;
  const guidedPractices = { ...resources.guidedPractices, shown: [`${first}s`] };
  const page = { ...resources, guidedPractices };
  expect(checkResources({ practices, lessons, "pages/resources": page }, articles)).toEqual([
    {
      name: "pages/resources",
      path: ["guidedPractices", "shown", 0],
      message: `“${first}s” doesn’t exist. Did you mean “${first}”?`,
    },
  ]);
});

test("rejects an article that was deleted", () => {
  const errors = checkResources({ practices, lessons, "pages/resources": resources }, articles.slice(1));
  expect(errors.map(({ path }) => path)).toEqual([["blogTeasers", "shown", 0]]);
});
