import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SecondCopy as Copy } from "../../../core/publish/second-copy.ts";
import { copyAgain, publicationQuery } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { lowerFirst } from "../../ui/letter-case.ts";
import { State } from "../../ui/state.tsx";
import { useNow } from "../../ui/use-now.ts";
import { whenWords } from "../../ui/words-of-time.ts";

/** Whether what is published is kept in a second place, and the way to try again. */
export function SecondCopy() {
  const { data } = useQuery(publicationQuery);
  if (!data) return null;
  return (
    <section className="sheet pad stack-s" aria-labelledby="second-copy">
      <h2 id="second-copy">A second place</h2>
      <div className="stack-s" aria-live="polite">
        <Words copy={data.secondCopy} />
      </div>
    </section>
  );
}

function Words({ copy }: { readonly copy: Copy }) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const at = (time: number) => lowerFirst(whenWords(time, now, timeZone));
  switch (copy.state) {
    case "no place":
      return (
        <>
          <p>
            What you publish is on this computer only. If it breaks, every page and article is lost with it.
          </p>
          <p className="small soft">
            Whoever helps you can set up a second place once; from then on, I copy there whatever you publish.
            It can be a stick or a service for keeping code: <code>git remote add copy</code> and its address.
          </p>
        </>
      );
    case "copying":
      return <p>Being copied to {copy.place}…</p>;
    case "not yet":
      return (
        <>
          <p>What you publish is copied to {copy.place}. Nothing has been copied there yet.</p>
          <TryAgain words="Copy it now" />
        </>
      );
    case "copied":
      return (
        <>
          <p>
            <State kind="fine">Copied</State> to {copy.place}
            {copy.at !== undefined && <>, {at(copy.at)}</>}.
          </p>
          {copy.remark && <p className="small">{copy.remark}</p>}
        </>
      );
    case "failed":
      return (
        <>
          <p>
            <State kind="bad">Not copied</State>, {at(copy.at)}. {copy.sentence}
          </p>
          <p className="small soft">
            What you published is live all the same.{" "}
            {copy.copiedAt === undefined
              ? `Nothing has been copied to ${copy.place} yet.`
              : `The last copy in ${copy.place}: ${at(copy.copiedAt)}.`}
          </p>
          <TryAgain words="Try again" />
          <ExactWords>{copy.words}</ExactWords>
        </>
      );
  }
}

function TryAgain({ words }: { readonly words: string }) {
  const queries = useQueryClient();
  const trying = useMutation({
    mutationFn: copyAgain,
    onSettled: () => queries.invalidateQueries({ queryKey: ["publication"] }),
  });
  return (
    <p className="row">
      <Button isBusy={trying.isPending} onClick={() => trying.mutate()}>
        {words}
      </Button>
      {trying.error && (
        <span className="errmsg" role="alert">
          {trying.error.message}
        </span>
      )}
    </p>
  );
}
