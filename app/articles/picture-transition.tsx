import "./picture-transition.css";
import script from "./picture-transition.inline.ts?inline-script";

/** Animates an article's picture between its card and the article. Needed on both pages. */
export function PictureTransition() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
