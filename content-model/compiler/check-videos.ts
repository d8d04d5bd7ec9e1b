import type { Content } from "../schema/content-files.ts";
import type { CrossError } from "./problem.ts";

/** Seconds that the last step of a practice needs at least. */
const shortestStep = 15;

/** Returns errors between videos, and between the steps of a practice. */
export function checkVideos({ practices = [], lessons = [] }: Partial<Content>): CrossError[] {
  const taken = new Set<string>();
  const files = [
    { name: "practices" as const, videos: practices },
    { name: "lessons" as const, videos: lessons },
  ];
  const errors = files.flatMap(({ name, videos }) =>
    videos.flatMap(({ slug }, index): CrossError[] => {
      const isTaken = taken.has(slug);
      taken.add(slug);
      return isTaken
        ? [{ name, path: [index, "slug"], message: `Two videos are called “${slug}”. Rename one of them.` }]
        : [];
    }),
  );
  return [
    ...errors,
    ...practices.flatMap(({ minutes, written: { steps } }, practice) =>
      steps.flatMap(({ at }, step): CrossError[] => {
        const path = [practice, "written", "steps", step, "at"];
        const before = steps[step - 1]?.at ?? -1;
        if (step === 0 && at !== 0)
          return [{ name: "practices", path, message: "The first step begins at 0." }];
        if (at <= before) {
          return [
            {
              name: "practices",
              path,
              message: `This step must begin after the one before it, which begins at ${before}.`,
            },
          ];
        }
        return at > minutes * 60 - shortestStep
          ? [
              {
                name: "practices",
                path,
                message: `This step begins too late: it needs ${shortestStep} seconds before the end of the practice, at ${minutes * 60}.`,
              },
            ]
          : [];
      }),
    ),
  ];
}
