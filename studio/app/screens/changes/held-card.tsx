import { useId } from "react";
import type { HeldBack } from "../../../core/draft/held-back.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { lowerFirst } from "../../ui/letter-case.ts";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { screenOf } from "./screen-of.ts";
import { shorten } from "./words.ts";

/** Something typed that isn't right yet: neither it nor what the field had before is published. */
export function HeldCard({ held: { change, message } }: { readonly held: HeldBack }) {
  const id = useId();
  const screen = screenOf(change);
  return (
    <article className="change held" aria-labelledby={id}>
      <header>
        <RegisterMark out />
        <div>
          <h2 id={id}>
            {change.label}: {change.after === undefined ? "nothing" : `“${shorten(change.after)}”`}
          </h2>
          <p className="from">Held back. {message}</p>
          {screen && (
            <p className="row">
              <ButtonLink small to={screen.path} aria-describedby={id}>
                To {lowerFirst(screen.label)}
              </ButtonLink>
            </p>
          )}
        </div>
      </header>
    </article>
  );
}
