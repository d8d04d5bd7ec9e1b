import { useIsMutating, useQuery } from "@tanstack/react-query";
import { isPublic } from "../../engine/publish/publication.ts";
import { draftQuery } from "../api/content.ts";
import { publicationQuery, publishingKey } from "../api/publication.ts";
import { countWords } from "../ui/format.ts";

/** What the frame says about publishing. */
export type Unpublished = {
  /** How many changes visitors don't see yet. */
  readonly count: number;
  /** How many of them can't be published yet: what is typed isn't valid. */
  readonly invalid: number;
  /** Whether the rest is known yet. */
  readonly isKnown: boolean;
  /** When the site that visitors see was published, in milliseconds; undefined if never from the studio to this place. */
  readonly liveSince: number | undefined;
  /** Whether it was published last to another place. */
  readonly wasPublishedElsewhere: boolean;
  /** Where the site is; undefined until that is known. */
  readonly url: string | undefined;
  /** Whether the site is on this computer, where nobody but the owner sees it. */
  readonly isHere: boolean;
  readonly isPublishing: boolean;
};

/** Says how many things aren't right. */
export const needsYou = (invalid: number): string =>
  `Needs you: ${invalid === 1 ? "one thing" : `${countWords(invalid)} things`}`;

export function useUnpublished(): Unpublished {
  const { data: draft } = useQuery(draftQuery);
  const { data: last } = useQuery(publicationQuery);
  const isBeginning = useIsMutating({ mutationKey: publishingKey }) > 0;
  const invalid = draft?.invalid.length ?? 0;
  const url = last?.live.host?.url;
  return {
    count: (draft?.changes.length ?? 0) + invalid,
    invalid,
    isKnown: draft !== undefined && last !== undefined,
    liveSince: last?.live.since,
    wasPublishedElsewhere: last?.live.wasPublishedElsewhere ?? false,
    url,
    isHere: url !== undefined && !isPublic(url),
    isPublishing: isBeginning || last?.publication?.outcome === "running",
  };
}
