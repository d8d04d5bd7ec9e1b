import { use } from "react";
import type { NavigationMenu as Menu } from "../../content-model/schema/navigation.ts";
import { DocumentContext } from "../rendering/document-context.ts";
import { classNames } from "../ui/class-names.ts";
import { MenuThumbnail } from "./menu-thumbnail.tsx";
import { NavigationItem } from "./navigation-item.tsx";
import styles from "./navigation-menu.module.css";
import barStyles from "./top-bar.module.css";

/** A menu of the bar. The links are outside the `<details>`, so that CSS can show them on hover too. */
export function NavigationMenu({ menu }: { menu: Menu }) {
  const { path } = use(DocumentContext);
  const current = [menu.all, ...menu.links].some((link) => link?.to === path);
  return (
    <li className={styles.item} data-menu>
      <details name="main-menu">
        <summary className={classNames(barStyles.entry, styles.opener)} data-current={current || undefined}>
          {menu.label}
        </summary>
      </details>
      <ul className={styles.menu} aria-label={menu.label}>
        {menu.links.map((link) => (
          <li key={link.to}>
            <NavigationItem link={link} className={styles.link}>
              <MenuThumbnail to={link.to} />
              <span>
                {link.label}
                {link.note && <span className={styles.note}>{link.note}</span>}
              </span>
            </NavigationItem>
          </li>
        ))}
        {menu.all && (
          <li>
            <NavigationItem link={menu.all} className={styles.all} />
          </li>
        )}
      </ul>
    </li>
  );
}
