import { lake as words } from "#content/pages/home";
import { Island } from "../../../islands/island.tsx";
import { InlineScript } from "../../../rendering/inline.tsx";
import awaitLake from "./await-lake.inline.ts?inline-script";
import styles from "./lake-line.module.css";

/** One line, cut into the bank: the way in for a keyboard, and where the lake says what a mark is. */
export function LakeLine() {
  return (
    <>
      <Island name="lake">
        <div className={`with-script on-screen ${styles.line}`}>
          <button type="button" className="link">
            {words.invite}
          </button>
        </div>
      </Island>
      <InlineScript code={awaitLake} />
    </>
  );
}
