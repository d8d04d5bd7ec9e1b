import "./picture-transition.css";
import script from "./picture-transition.inline.ts?inline-script";

/** On the list and on articles: what a picture needs to move from the one to the other. */
export function PictureTransition() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
