import { z } from "zod";
import { group, id, list, prose, text } from "./fields.ts";

const faq = group("Question", {
  id: id("Id", {
    help: "A link to /faq#apps opens the answer with the id apps. Lower-case letters, digits and hyphens. Don’t change it once published.",
  }),
  question: text("Question", { recommended: 60, max: 100 }),
  answer: prose("Answer", { recommended: 330, max: 600 }),
  listsClosures: z.boolean().optional().meta({
    title: "Adds the Sundays without a class",
    kind: "choice",
    help: "true or false. Lists the Sundays without a class below this answer, while there are any. Only on the Sunday class page.",
  }),
});

export type Faq = z.output<typeof faq>;

const questions = (title: string) => list(title, faq, { max: 30 }).check(z.superRefine(reportTwins));

/** `content/faqs.yaml`, by page; those of the FAQ page by subject. A section without questions disappears. */
export const faqsSchema = group("Questions and answers", {
  home: questions("Home page"),
  course: questions("Course page"),
  sundayClass: questions("Sunday class page"),
  faqPage: group("FAQ page", {
    general: questions("In general"),
    sundayClass: questions("About the Sunday class"),
    course: questions("About the course"),
    coaching: questions("About coaching"),
    money: questions("Prices, gifts, paperwork, below the refunds"),
  }),
});

/** Two questions of one id would open together. */
function reportTwins(faqs: readonly Faq[], context: z.core.$RefinementCtx): void {
  const ids = faqs.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    context.addIssue({
      code: "custom",
      path: [index, "id"],
      message: "is the id of another question, too. Choose another one",
    });
  }
}
