import { course } from "#content/common";
import { form } from "#content/newsletter";
import type { Purpose } from "../../../domain/newsletter.ts";

/** The button of the form by its purpose. */
export const submitLabels: Readonly<Record<Purpose, string>> = {
  letter: form.button,
  "course-dates": course.emailDates,
};
