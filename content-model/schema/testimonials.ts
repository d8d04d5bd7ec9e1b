import type { z } from "zod";
import { choice, date, group, list, text, wholeNumber } from "./fields.ts";

/** Kept with the words, and never part of the site: `compileContent` leaves it out. */
const consent = group("Consent", {
  how: choice("How they agreed", ["by email", "in a message", "on paper", "in an online review"]),
  note: text("Where you keep it", {
    max: 120,
    verbatim: true,
    help: "For yourself, such as: email “About the course”. Visitors never see it.",
  }).optional(),
  // The last: with it, the words are on their page.
  day: date("The day they agreed", { help: "So that you can find it again. Visitors never see it." }),
});

const testimonial = group(
  "Kind words",
  {
    quote: text("Their words", {
      verbatim: true,
      recommended: 120,
      max: 240,
      help: "Their own words, without quotation marks. You may leave words out with … but not change the sense.",
    }),
    name: text("Name", { max: 40, verbatim: true, help: "As the person agreed to be named." }),
    role: text("Occupation or town", { max: 60, verbatim: true, help: "Stands after the name." }).optional(),
    rating: wholeNumber("Rating", {
      min: 1,
      max: 5,
      help: "As the person gave it. Leave it out if there was none.",
    }).optional(),
    consent: consent.optional(),
  },
  // Two people may have the same name.
  {
    namedBy: ["quote"],
    words: {
      call: ({ name, role }) => (name ? `Kind words of ${name}${role ? ` (${role})` : ""}` : undefined),
    },
  },
);

const onPage = (title: string) => list(title, testimonial, { max: 12 });

/** `content/testimonials.yaml`, by the page that shows them. A page without any leaves its section out. */
export const testimonialsSchema = group("Kind words", {
  home: onPage("Home page"),
  about: onPage("About page"),
  course: onPage("Course page"),
  sundayClass: onPage("Sunday class page"),
  coaching: onPage("1-to-1 coaching page"),
});

export type Testimonial = z.output<typeof testimonial>;
