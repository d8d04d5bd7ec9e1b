import "./picture-transition.css";
import { InlineScript } from "../rendering/inline.tsx";
import script from "./picture-transition.inline.ts?inline-script";

/** Animates an article's picture between its card and the article. Needed on both pages. */
export function PictureTransition() {
  return <InlineScript code={script} />;
}
