import type { Content } from "../schema/content-files.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error if the parts of a coaching session are longer or shorter than it. */
export function checkCoaching({ schedule, "pages/personal-coaching": page }: Partial<Content>): CrossError[] {
  if (!schedule || !page) return [];
  const sum = page.whatCoachingInvolves.parts.reduce((minutes, part) => minutes + part.minutes, 0);
  const { sessionMinutes } = schedule.coaching;
  if (sum === sessionMinutes) return [];
  return [
    {
      name: "pages/personal-coaching",
      path: ["whatCoachingInvolves", "parts"],
      message: `The parts add up to ${sum} minutes, but a session has ${sessionMinutes}. Change the minutes here, or sessionMinutes of coaching in schedule.yaml.`,
    },
  ];
}
