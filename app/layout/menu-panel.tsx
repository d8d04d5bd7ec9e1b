import { business } from "#content/business";
import { menuPanel as words } from "#content/layout";
import { callButton as bookCallLabel } from "#content/navigation";
import type { NavigationLink } from "../../content-schema/navigation.ts";
import { ExternalButtonLink } from "../ui/button/button.tsx";
import { CrisisLine } from "./crisis-line.tsx";
import styles from "./menu-panel.module.css";
import { barEntries } from "./navigation.ts";
import { NavigationItem } from "./navigation-item.tsx";

export const menuPanelId = "menu-panel";

/**
 * The menu on phones: the entries of the bar, in a panel at the right. A modal `<dialog>` traps the focus and closes
 * with Escape; `closedby` adds the backdrop.
 */
export function MenuPanel() {
  return (
    <dialog className={styles.panel} id={menuPanelId} aria-labelledby="menu-panel-title" closedby="any">
      <div className={styles.head}>
        <h2 id="menu-panel-title">{words.heading}</h2>
        <form method="dialog">
          <button className={styles.close} type="submit" aria-label={words.close} />
        </form>
      </div>
      <nav className={styles.links} aria-label={words.heading}>
        <ul>
          {barEntries.map((entry) =>
            "links" in entry ? (
              <li key={entry.label}>
                <p id={`panel-${entry.label}`} className={styles.group}>
                  {entry.label}
                </p>
                <ul aria-labelledby={`panel-${entry.label}`}>{entry.links.map(row(styles.nested))}</ul>
              </li>
            ) : (
              row(styles.link)(entry)
            ),
          )}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ExternalButtonLink href={business.bookings.introCall} className={styles.call}>
          {bookCallLabel}
        </ExternalButtonLink>
        <CrisisLine />
      </div>
    </dialog>
  );
}

const row = (className: string | undefined) => (link: NavigationLink) => (
  <li key={link.to}>
    <NavigationItem link={link} className={className} />
  </li>
);
