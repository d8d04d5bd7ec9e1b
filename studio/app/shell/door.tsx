import { useEffect } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import ui from "../ui/ui.module.css";
import { Logo } from "./brand.tsx";
import styles from "./door.module.css";

type DoorProps = {
  /** Whether the window came with a key, which has been used. */
  readonly hasUsedKey: boolean;
};

/** Shown in a window that the studio doesn't let in. It names nothing of the site. */
export function Door({ hasUsedKey }: DoorProps) {
  const title = hasUsedKey ? "This key has been used" : "This window is shut";
  useEffect(() => {
    document.title = `${title} · the studio`;
  }, [title]);
  return (
    <main className={styles.doors}>
      <section className={classNames(ui.sheet, ui.padded)}>
        <p className={styles.brand}>
          <Logo />
          The studio
        </p>
        <h1>{title}</h1>
        <p>
          {hasUsedKey
            ? "Each key opens one window, once, so that nobody can get in through your browser’s history."
            : "A window stays open for 12 hours, or until the studio stops, so that nobody else can get in."}
        </p>
        <p>
          Double-click <b>Open the studio</b>, in the folder <b>studio</b> of the site. A fresh window opens.
        </p>
        <p className={ui.soft}>Nothing is lost: all that was saved is there.</p>
      </section>
    </main>
  );
}
