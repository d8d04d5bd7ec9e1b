import { expect, test } from "vitest";
import { contentModules, readContent } from "./read-content.ts";

test("keeps a figure with its unit in texts, but not in choices, which the server compares with the content", async () => {
  const { content, ...compiled } = await readContent();
  if (!content) throw new Error("The content has errors.");
  const page = content["pages/contact"];
  const choices = { interests: ["A class of 60 minutes"], preselected: "A class of 60 minutes" };
  const form = { ...page.form, ...choices, hint: "An answer within 24 hours" };
  const modules = contentModules({
    ...compiled,
    content: { ...content, "pages/contact": { ...page, form } },
  });
  expect(modules.get("pages/contact")).toMatchObject({
    form: { ...choices, hint: "An answer within 24\u00a0hours" },
  });
});
