import { group, list, text } from "./fields.ts";

/** `content/article-sections.yaml`: the sections and subjects that an article can have. */
export const articleSectionsSchema = group("Sections of the blog", {
  sections: list("Sections", text("Section", { max: 40 }), { min: 1 }),
  subjects: list("Subjects", text("Subject", { max: 30 }), { min: 1 }),
});
