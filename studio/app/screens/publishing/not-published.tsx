import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PublishedChange } from "../../../core/content/change.ts";
import type { Publication } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { publish } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { RegisterMark } from "../../ui/marks.tsx";
import { ExactWords } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { countWords, dayOf, lowerFirst } from "../../ui/words.ts";
import { ChangeWords } from "./change-words.tsx";
import { isOnlyHere } from "./live-site.tsx";
import { Check, CheckList, Problems } from "./publish-panel.tsx";

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
  const isAgain = changes.length === 0;

  return (
    <Screen
      title="Not published"
      where="Before you publish"
      status={
        <>
          <RegisterMark out /> {isAgain ? "Not put there" : "Saved, not published"}
        </>
      }
      bigMark="out"
      heading={`Not published: ${lowerFirst(sentence).replace(/\.$/, "")}`}
      lead={
        isAgain && !isThere
          ? "Your site is as before, and nothing of it was put there."
          : `${isThere ? "The new site is there already" : `${seen}, whole`}. Your changes are all kept.`
      }
    >
      <div className={ui.columns}>
        <div className={ui.stack}>
          <Problems problems={problems} isAlert />
          {problems.length === 0 && (
            <p>
              No field could be named as the reason. Try once more; if it happens again, send the words below
              to whoever helps you.
            </p>
          )}
          <p className={ui.row}>
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
        {!isAgain && (
          <aside className={ui.tightStack}>
            <h2>{isPartly ? "The rest is fine" : "What was to be published"}</h2>
            <MarkedChanges changes={changes} isBad={isAffected} />
          </aside>
        )}
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

type MarkedChangesProps = {
  readonly changes: readonly PublishedChange[];
  readonly isBad: (id: string) => boolean;
};

/** Changes, each with a mark whether anything is wrong with it. */
const MarkedChanges = ({ changes, isBad }: MarkedChangesProps) => (
  <CheckList>
    {changes.map((change) => (
      <Check key={change.id} {...(isBad(change.id) ? notRight : fine)}>
        <ChangeWords change={change} />
      </Check>
    ))}
  </CheckList>
);

const notRight = { kind: "bad", spoken: "not right yet" } as const;
const fine = { kind: "fine", spoken: "fine" } as const;
