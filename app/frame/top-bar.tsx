import { bookCallLabel, mainNavigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { ExternalButtonLink } from "../ui/button/button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { MenuPanel, menuPanelId } from "./menu-panel.tsx";
import { NavigationItem } from "./navigation-item.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";
import styles from "./top-bar.module.css";

/**
 * The bar at the top of every page. Menus are `<details>`, hover is CSS, and the phone's panel is a
 * `<dialog>`: all of it works at first paint. `menus.ts` and `panel.inline.ts` add arrows, Escape and the like.
 */
export function TopBar() {
  return (
    <header className={styles.bar} data-frame>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.brand}>
          <BrandLink />
        </div>
        <nav className={styles.navigation} aria-label="Main">
          <ul>
            {mainNavigation.map((entry) =>
              "links" in entry ? (
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
          Menu
        </button>
        <ExternalButtonLink href={site.bookings.introCall.value} size="small" className={styles.call}>
          {bookCallLabel}
        </ExternalButtonLink>
      </div>
      <MenuPanel />
    </header>
  );
}
