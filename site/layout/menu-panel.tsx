import { business } from "#content/business";
import { menuPanel as words } from "#content/layout";
import { callButton as bookCallLabel } from "#content/navigation";
import type { NavigationMenu } from "../../content-model/schema/navigation.ts";
import { PriceText } from "../for-a-while/prices.tsx";
import { ExternalButtonLink } from "../ui/button/button.tsx";
import { CrisisNumbers } from "./crisis-line.tsx";
import styles from "./menu-panel.module.css";
import { barEntries, isMenu, NavigationItem } from "./navigation.tsx";

export const menuPanelId = "menu-panel";

const menus = barEntries.filter(isMenu);
const links = barEntries.flatMap((entry) => (isMenu(entry) ? [] : [entry]));

/**
 * The menu on phones: the entries of the bar, then in a line whom to call in a crisis, in a panel at the right. A modal `<dialog>` traps the focus and closes
 * with Escape; `closedby` adds the backdrop.
 */
export function MenuPanel() {
  return (
    <dialog className={styles.panel} id={menuPanelId} aria-labelledby="menu-panel-title" closedby="any">
      <div className={styles.head}>
        <h2 id="menu-panel-title">{words.heading}</h2>
        <form method="dialog">
          <button className="cross" type="submit" aria-label={words.close} />
        </form>
      </div>
      <nav className={styles.links} aria-label={words.heading}>
        {menus.map((menu) => (
          <Menu key={menu.label} menu={menu} />
        ))}
        <ul className={styles.row}>
          {links.map((link) => (
            <li key={link.to}>
              <NavigationItem link={link} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <CrisisNumbers className={styles.crisis} isCompact />
        <ExternalButtonLink href={business.bookings.introCall} className={styles.call}>
          {bookCallLabel}
        </ExternalButtonLink>
      </div>
    </dialog>
  );
}

function Menu({ menu }: { menu: NavigationMenu }) {
  const id = `panel-${menu.label}`;
  const name = <span id={id}>{menu.label}</span>;
  return (
    <>
      <p className={styles.group}>
        {menu.all ? (
          <NavigationItem link={menu.all}>
            {name} <small>{words.seeAll}</small>
          </NavigationItem>
        ) : (
          name
        )}
      </p>
      <ul aria-labelledby={id}>
        {menu.links.map((link) => (
          <li key={link.to}>
            <NavigationItem link={link} className={styles.nested}>
              {link.label}
              {link.note && (
                <span>
                  <PriceText text={link.note} alone />
                </span>
              )}
            </NavigationItem>
          </li>
        ))}
      </ul>
    </>
  );
}
