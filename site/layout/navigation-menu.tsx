import { use } from "react";
import thumbnails from "#pictures/menu-thumbnails.svg";
import type { NavigationMenu as Menu } from "../../content-model/schema/navigation.ts";
import { paths } from "../../domain/pages.ts";
import { PriceText } from "../for-a-while/prices.tsx";
import { DocumentContext } from "../rendering/document-context.ts";
import { classNames } from "../ui/class-names.ts";
import { NavigationItem } from "./navigation.tsx";
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
            {views[link.to] ? (
              <NavigationItem link={link} className={styles.link}>
                <MenuThumbnail view={views[link.to]} />
                <span>
                  {link.label}
                  {link.note && (
                    <span className={styles.note}>
                      <PriceText text={link.note} alone />
                    </span>
                  )}
                </span>
              </NavigationItem>
            ) : (
              <NavigationItem link={link} className={styles.all} />
            )}
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

/** The entries with a picture, each a view of one file. */
const views: Readonly<Record<string, string | undefined>> = {
  [paths.sundayClass]: "class",
  [paths.course]: "course",
  [paths.personalCoaching]: "coaching",
  [paths.practise]: "room",
  [paths.guidedPractices]: "practices",
  [paths.blog]: "blog",
  [paths.videos]: "videos",
};

/** A detail of a page's picture beside its menu entry. Requested when the menu first shows. */
function MenuThumbnail({ view }: { view: string | undefined }) {
  return <img src={`${thumbnails}#shows-${view}`} alt="" width={72} height={52} loading="lazy" />;
}
