import { InlineScript } from "../../rendering/inline.tsx";
import { noPageKey } from "../not-found/no-page.ts";
import styles from "./no-page.module.css";
import sayNoPage from "./say-no-page.inline.ts?inline-script";

/** After an unknown URL has led here, says so. */
export function NoPage() {
  return (
    <>
      <p id={noPageKey} className={styles.notice} tabIndex={-1} hidden />
      <InlineScript code={sayNoPage} />
    </>
  );
}
