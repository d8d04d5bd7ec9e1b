import { business } from "#content/business";
import { topBar as words } from "#content/layout";
import { callButton as bookCallLabel } from "#content/navigation";
import { ExternalButtonLink } from "../ui/button/button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { menuPanelId } from "./menu-panel.tsx";
import { barEntries, isMenu, NavigationItem } from "./navigation.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";
import styles from "./top-bar.module.css";

/**
 * The bar at the top of every page. Menus are `<details>` with hover by CSS, and the menu panel is a `<dialog>` at the
 * end of the page: both work without script. `menus.ts` and `panel.inline.ts` add keyboard support and support for older
 * browsers.
 */
export function TopBar() {
  return (
    <header className={`on-screen ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.brand}>
          <BrandLink />
        </div>
        <nav className={styles.navigation} aria-label={words.label}>
          <ul>
            {barEntries.map((entry) =>
              isMenu(entry) ? (
                <NavigationMenu key={entry.label} menu={entry} />
              ) : (
                <li key={entry.to}>
                  <NavigationItem link={entry} className={styles.entry} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <button className={styles.opener} type="button" command="show-modal" commandfor={menuPanelId}>
          <span aria-hidden="true" />
          {words.menu}
        </button>
        <ExternalButtonLink href={business.bookings.introCall} size="small" className={styles.call}>
          {bookCallLabel}
        </ExternalButtonLink>
      </div>
    </header>
  );
}
