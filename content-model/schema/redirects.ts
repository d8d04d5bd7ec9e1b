import { z } from "zod";
import { group, link, list } from "./fields.ts";

/** `content/redirects.yaml`: removed URLs. */
export const redirectsSchema = list(
  "Redirects",
  group(
    "Redirect",
    {
      from: z
        .string()
        .regex(/^\/\S*$/)
        .meta({
          title: "Removed URL",
          kind: "text",
          help: "Begin it with /. * stands for one part of the path.",
        }),
      to: link("Where it leads now"),
    },
    { words: { call: () => undefined, describe: ({ from, to }) => [from, to].filter(Boolean).join(" to ") } },
  ),
);
