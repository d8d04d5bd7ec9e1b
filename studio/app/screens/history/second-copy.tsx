import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { copyAgain, publicationQuery } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { State } from "../../ui/state.tsx";

/** Whether what is published is kept in a second place, and the way to try again. */
export function SecondCopy() {
  const { data } = useQuery(publicationQuery);
  if (!data) return null;
  const { state, sentence, words } = data.secondCopy;
  return (
    <section className="sheet pad stack-s" aria-labelledby="second-copy">
      <h2 id="second-copy">A second place</h2>
      <div className="stack-s" aria-live="polite">
        <p>
          {state === "copied" && (
            <State kind="fine">
              <span className="vh">fine: </span>
            </State>
          )}
          {state === "not copied" && <State kind="bad">Not copied.</State>} {sentence}
        </p>
        {state === "no place" && (
          <p className="small soft">
            Whoever helps you can set up a second place once; from then on, I copy there whatever you publish.
            It can be a stick or a service for keeping code: <code>git remote add copy</code> and its address.
          </p>
        )}
        {state === "not copied" && <CopyNow />}
        {words && <ExactWords>{words}</ExactWords>}
      </div>
    </section>
  );
}

function CopyNow() {
  const queries = useQueryClient();
  const copying = useMutation({
    mutationFn: copyAgain,
    onSettled: () => queries.invalidateQueries({ queryKey: ["publication"] }),
  });
  return (
    <p className="row">
      <Button isBusy={copying.isPending} onClick={() => copying.mutate()}>
        Copy it now
      </Button>
      {copying.error && (
        <span className="errmsg" role="alert">
          {copying.error.message}
        </span>
      )}
    </p>
  );
}
