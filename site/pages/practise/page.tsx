import { gently as gentlyWords, opening as openingWords, practise } from "#content/pages/practise";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Island } from "../../islands/island.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import awaitRoom from "./await-room.inline.ts?inline-script";
import gentlyStyles from "./gently.module.css";
import { Pencil } from "./pencil.tsx";
import { PracticeRoom } from "./practice-room.tsx";
import { Practices } from "./practices.tsx";
import { roomManifest } from "./room-manifest.ts";
import styles from "./stage.module.css";

/** The room can be installed on a home screen by itself. */
export const options = { manifest: roomManifest };

export const meta = () => pageMeta({ ...practise.meta, path: paths.practise });

export default function PractisePage() {
  return (
    <main id="main" data-offline={import.meta.env.DEV ? undefined : "yes"}>
      <Island name="practice-room">
        <PracticeRoom />
      </Island>
      <Practices />
      <Pencil />
      <Gently />
      <Opening />
      <InlineScript code={awaitRoom} />
    </main>
  );
}

/** When to stop, and where help is. */
function Gently() {
  return (
    <>
      <Chapter
        id="gently-heading"
        anchor="gently"
        heading={gentlyWords.heading}
        tone="night"
        layout="side"
        className="on-screen"
      >
        <p>
          <Prose of={gentlyWords.text} />
        </p>
      </Chapter>
      <Chapter
        id="help-heading"
        heading={gentlyWords.more.heading}
        tone="night"
        layout="side"
        className="on-screen"
      >
        <p>
          <Prose of={gentlyWords.more.text} />
        </p>
      </Chapter>
      <div className={`on-screen ${gentlyStyles.beside}`}>
        <Print name="beside" alt="" />
      </div>
    </>
  );
}

/** Covers the screen from the click on “Sit down” until the stage opens, while the room is loading. */
function Opening() {
  return (
    <dialog className={`${styles.cover} ${styles.opening}`} data-opening="" aria-label={openingWords.text}>
      <form method="dialog">
        <p className={styles.waiting} tabIndex={-1}>
          {openingWords.text}
        </p>
        <p className={styles.failed} role="alert">
          {openingWords.failed}
        </p>
        <button type="submit" className="link">
          {openingWords.close}
        </button>
      </form>
    </dialog>
  );
}
