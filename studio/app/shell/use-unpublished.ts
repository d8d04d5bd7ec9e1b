import { useIsMutating, useQuery } from "@tanstack/react-query";
import { isPublic } from "../../engine/publish/publication.ts";
import { draftQuery } from "../api/content.ts";
import { publicationQuery, publishingKey } from "../api/publication.ts";
import { countWords, upperFirst } from "../ui/format.ts";

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
  /** How many of the changes are being published; none until that is known. */
  readonly onTheirWay: number;
};

/** Says how many things aren't right. */
export const needsYou = (invalid: number): string =>
  `Needs you: ${invalid === 1 ? "one thing" : `${countWords(invalid)} things`}`;

/** Says of changes, while some are being published, what becomes of them: “Nine changes are on their way; one more isn’t published”. */
export function onTheirWayWords(count: number, onTheirWay: number): string {
  if (onTheirWay === 0) return "Being published…";
  const more = count - onTheirWay;
  const rest = more > 0 ? `; ${countWords(more)} more ${more === 1 ? "isn’t" : "aren’t"} published` : "";
  return `${upperFirst(countWords(onTheirWay))} ${onTheirWay === 1 ? "change is on its" : "changes are on their"} way${rest}`;
}

export function useUnpublished(): Unpublished {
  const { data: draft } = useQuery(draftQuery);
  const { data: last } = useQuery(publicationQuery);
  const isBeginning = useIsMutating({ mutationKey: publishingKey }) > 0;
  const invalid = draft?.invalid.length ?? 0;
  const url = last?.live.host?.url;
  const running = last?.publication?.outcome === "running" ? last.publication.changes : [];
  const isOnItsWay = ({ id }: { readonly id: string }) => running.some((change) => change.id === id);
  return {
    count: (draft?.changes.length ?? 0) + invalid,
    invalid,
    isKnown: draft !== undefined && last !== undefined,
    liveSince: last?.live.since,
    wasPublishedElsewhere: last?.live.wasPublishedElsewhere ?? false,
    url,
    isHere: url !== undefined && !isPublic(url),
    isPublishing: isBeginning || last?.publication?.outcome === "running",
    onTheirWay: draft?.changes.filter(isOnItsWay).length ?? 0,
  };
}
