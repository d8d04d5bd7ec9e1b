import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Publication } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { publish } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { showToast } from "../../ui/toasts.tsx";
import { useNow } from "../../ui/use-now.ts";
import { countWords, lowerFirst } from "../../ui/words.ts";
import { dayOf } from "../../ui/words-of-time.ts";
import { MarkedChanges } from "./marked-changes.tsx";
import { Problems } from "./problems.tsx";
import { isOnlyHere } from "./words.ts";

type NotPublishedProps = {
  readonly publication: Publication;
  /** When the site that visitors see was published, in milliseconds. */
  readonly liveSince: number | undefined;
};

/** A publication that was refused: the sentence, the field, and what can be published without it. */
export function NotPublished({ publication, liveSince }: NotPublishedProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { failure, changes } = publication;
  const problems = failure?.problems ?? [];
  const isAffected = (id: string) => problems.some(({ change }) => id === change);
  const others = changes.filter(({ id }) => !isAffected(id));
  const isPartly = others.length > 0 && others.length < changes.length;
  const queries = useQueryClient();
  const publishOthers = useMutation({
    mutationFn: () => publish(others.map(({ id }) => id)),
    onError: (error) => showToast(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ["publication"] }),
  });
  const sentence = failure?.sentence ?? "Something went wrong.";
  const site =
    liveSince === undefined ? "the site as before" : `the site of ${dayOf(liveSince, now, timeZone)}`;
  const seen = isOnlyHere(publication) ? `This computer still shows ${site}` : `Visitors still see ${site}`;
  // It was put there, and then the disk was too full to write that down.
  const isThere = publication.done.online !== undefined;

  return (
    <Screen
      title="Not published"
      where="Before you publish"
      status={
        <>
          <RegisterMark out /> Saved, not published
        </>
      }
      isBare
    >
      <div className="page">
        <div className="bigstate">
          <RegisterMark out big />
          <header>
            <h1 tabIndex={-1}>Not published: {lowerFirst(sentence).replace(/\.$/, "")}</h1>
            <p className="lead">
              {isThere ? "The new site is there already" : `${seen}, whole`}. Your changes are all kept.
            </p>
          </header>
        </div>
        <div className="cols">
          <div className="stack">
            <Problems problems={problems} isAlert />
            {problems.length === 0 && (
              <p>
                No field could be named as the reason. Try once more; if it happens again, send the words
                below to whoever helps you.
              </p>
            )}
            <p className="row">
              <ButtonLink look={problems.length === 0 ? "gold" : "quiet"} to="/changes">
                {problems.length === 0 ? "Look and publish" : "Back to your changes"}
              </ButtonLink>
              {isPartly && (
                <Button look="link" isBusy={publishOthers.isPending} onClick={() => publishOthers.mutate()}>
                  Publish the other {others.length === 1 ? "change" : `${countWords(others.length)} changes`}{" "}
                  without {changes.length - others.length === 1 ? "this one" : "these"}
                </Button>
              )}
            </p>
            <ExactWords>{exactWords(publication)}</ExactWords>
          </div>
          <aside className="stack-s">
            <h2>{isPartly ? "The rest is fine" : "What was to be published"}</h2>
            <MarkedChanges changes={changes} isBad={isAffected} />
          </aside>
        </div>
      </div>
    </Screen>
  );
}

const exactWords = ({ failure, commit }: Publication) =>
  [
    `Step “${failure?.step}”${commit ? `, commit ${commit}` : ""}: ${failure?.sentence}`,
    ...(failure?.problems ?? []).map(
      ({ file, line, label, sentence }) =>
        `${file}${line === undefined ? "" : `:${line}`} ${label}: ${sentence}`,
    ),
    failure?.words ?? "",
  ]
    .join("\n")
    .trim();
