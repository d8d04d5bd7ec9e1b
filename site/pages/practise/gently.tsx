import { gently as words } from "#content/pages/practise";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/chapter.tsx";
import shown from "./shown.module.css";

/** When to stop, and where help is. */
export function Gently() {
  return (
    <>
      <Chapter
        id="gently-heading"
        anchor="gently"
        heading={words.heading}
        tone="night"
        layout="side"
        className={shown.onScreen}
      >
        <p>
          <Prose of={words.text} />
        </p>
      </Chapter>
      <Chapter
        id="help-heading"
        heading={words.more.heading}
        tone="night"
        layout="side"
        className={shown.onScreen}
      >
        <p>
          <Prose of={words.more.text} />
        </p>
      </Chapter>
    </>
  );
}
