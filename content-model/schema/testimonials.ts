import type { z } from "zod";
import { group, list, text, wholeNumber } from "./fields.ts";

const testimonial = group("Testimonial", {
  quote: text("Quote", {
    verbatim: true,
    recommended: 120,
    max: 240,
    help: "The person’s own words, without quotation marks.",
  }),
  name: text("Name", { max: 40, help: "As the person agreed to be named." }),
  role: text("Occupation or town", { max: 60, verbatim: true, help: "Stands after the name." }).optional(),
  rating: wholeNumber("Rating", {
    min: 1,
    max: 5,
    help: "As the person gave it. Leave it out if there was none.",
  }).optional(),
  consent: text("Consent", {
    max: 160,
    help: "When and how the person agreed to be quoted, such as: email, 3 May 2027. Never published.",
    beforeLaunch: "Get it in writing, and keep it.",
  }).optional(),
});

const onPage = (title: string) => list(title, testimonial, { max: 12 });

/** `content/testimonials.yaml`, by the page that shows them. A page without any leaves its section out. */
export const testimonialsSchema = group("Testimonials", {
  home: onPage("Home page"),
  about: onPage("About page"),
  course: onPage("Course page"),
  sundayClass: onPage("Sunday class page"),
  coaching: onPage("Coaching page"),
});

export type Testimonial = z.output<typeof testimonial>;
