import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../api/draft.ts";
import { publicationQuery } from "../api/publication.ts";

/** What the frame says about publishing. */
export type Unpublished = {
  /** How many changes visitors don't see yet. */
  readonly count: number;
  /** When the site that visitors see was published, in milliseconds; undefined if never from the studio. */
  readonly liveSince: number | undefined;
};

export function useUnpublished(): Unpublished {
  const { data: draft } = useQuery(draftQuery);
  const { data: last } = useQuery(publicationQuery);
  return { count: draft?.changes.length ?? 0, liveSince: last?.live.since };
}
