import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { api, read } from "../../api/client.ts";
import { draftQuery, useDraft } from "../../api/content.ts";
import { save } from "../../draft/save-status.ts";
import { Button } from "../../ui/button.tsx";
import { Wrong } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { ChangeWords } from "../publishing/change-words.tsx";

type ThrownAwayProps = {
  /** Leaves out what was thrown away before this time, in milliseconds since 1970. */
  readonly since?: number;
};

/** Changes that were thrown away, and the way back for each. It has the focus where one was just thrown away. */
export function ThrownAway({ since = 0 }: ThrownAwayProps) {
  const thrownAway = useDraft()?.thrownAway ?? [];
  const queries = useQueryClient();
  const bringing = useMutation({
    mutationFn: (at: number) => save(() => read(api.history["brought-back"].$post({ json: { at } }))),
    onSuccess: () => showToast("It’s in your draft again."),
    onSettled: () => queries.invalidateQueries({ queryKey: draftQuery.queryKey }),
  });
  const listed = thrownAway.filter(({ at }) => at >= since);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  const count = since > 0 ? listed.length : 0;
  useEffect(() => {
    if (count > 0) heading.current?.focus();
  }, [count]);
  if (listed.length === 0) return null;
  return (
    <section className={classNames(ui.sheet, ui.padded)} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Thrown away
      </h2>
      <ul className={ui.tightStack}>
        {listed.map(({ at, change }) => (
          <li key={at}>
            <p>
              <ChangeWords change={change} />
            </p>
            <p className={classNames(ui.row, ui.small, ui.soft)}>
              <When time={at} />
              <Button variant="link" isBusy={bringing.isPending} onClick={() => bringing.mutate(at)}>
                Bring it back<span className={ui.visuallyHidden}>: {change.label}</span>
              </Button>
            </p>
            <Wrong error={bringing.variables === at ? bringing.error : null} />
          </li>
        ))}
      </ul>
      <p className={classNames(ui.small, ui.soft)}>
        Each can be brought back for a month, unless the same is changed again
        {since > 0 && "; also in History"}.
      </p>
    </section>
  );
}
