import type { z } from "zod";
import { group, prose, text } from "./fields.ts";

const ofTerm = { slots: ["term.name"] };

/** `content/common.yaml`: words that several pages share, by the component that shows them. */
export const commonSchema = group("Shared words", {
  form: group("Forms", {
    leaveEmpty: text("A field that only robots fill in", { max: 40 }),
  }),
  quote: group("Testimonials", {
    words: text("Words, between quotation marks", { max: 60, slots: ["quote.words"] }),
    author: prose("Name and role", { max: 80, slots: ["quote.name", "quote.role"] }),
    rating: text("Rating", { max: 60, slots: ["quote.rating"] }),
  }),
  terms: group("Terms of the course", {
    book: text("Button that books a term", { max: 50, ...ofTerm }),
    upcoming: text("Before it starts", { max: 30 }),
    inProgress: prose("While it runs", { max: 60, slots: ["term.week"] }),
    completed: text("After it has ended", { max: 30 }),
    time: text("Time of a session", { max: 60 }),
    next: text("The next term", { max: 60, slots: ["term.name", "term.start"] }),
    unannounced: text("The next term without dates", { max: 60, ...ofTerm }),
  }),
});

export type Common = z.output<typeof commonSchema>;
