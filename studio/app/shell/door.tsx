import { type ReactNode, useEffect } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import ui from "../ui/ui.module.css";
import { useIsPhone } from "../ui/use-media.ts";
import { Logo } from "./brand.tsx";
import styles from "./door.module.css";

/** What opens the studio, as its page says: `server/app-files.ts` writes it there. */
export const opensWithPasskey = (): boolean =>
  document.querySelector<HTMLMetaElement>("meta[name=door]")?.content === "passkey";

const keyParameter = "#key=";

/** Returns the key to make a passkey with, as the window's address has it; empty without one. */
export const keyInAddress = (): string =>
  location.hash.startsWith(keyParameter) ? location.hash.slice(keyParameter.length) : "";

/** Says on a phone, which has no such file, where the studio is opened. */
export const useWhereToOpen = (): string => (useIsPhone() ? ", on the computer where the studio is" : "");

type DoorSheetProps = { readonly title: string; readonly children: ReactNode };

/** What a window shows that isn't in. It names nothing of the site. */
export function DoorSheet({ title, children }: DoorSheetProps) {
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
        {children}
      </section>
    </main>
  );
}

type KeyDoorProps = {
  /** Whether the window came with a key, which has been used. */
  readonly hasUsedKey: boolean;
};

/** Shown on the owner's own computer in a window that the studio doesn't let in. */
export function KeyDoor({ hasUsedKey }: KeyDoorProps) {
  const onTheComputer = useWhereToOpen();
  return (
    <DoorSheet title={hasUsedKey ? "This key has been used" : "This window is shut"}>
      <p>
        {hasUsedKey
          ? "Each key opens one window, once, so that nobody can get in through your browser’s history."
          : "A window stays open for 12 hours, or until the studio stops, so that nobody else can get in."}
      </p>
      <p>
        Double-click <b>Open the studio</b>, in the folder <b>studio</b> of the site{onTheComputer}. A fresh
        window opens.
      </p>
      <p className={ui.soft}>Nothing is lost: all that was saved is there.</p>
    </DoorSheet>
  );
}
