import { business } from "#content/business";
import { layout } from "#content/layout";
import { paths } from "../../domain/pages.ts";
import { logoPaths, logoSize, logoSun } from "../../prints/pictures/logo.ts";
import styles from "./brand-link.module.css";

/** The logo and the name, linked to the home page. CSS sets the last word of the name lighter. */
export function BrandLink() {
  const [, first, last] = /^(.*?)(?: (\S+))?$/.exec(business.name) ?? [];
  return (
    <a href={paths.home} className={styles.brand} aria-label={layout.brand}>
      <Logo />
      <span translate="no">
        {first} {last && <small>{last}</small>}
      </span>
    </a>
  );
}

/** The logo; its dark part takes the text colour. */
function Logo() {
  return (
    <svg viewBox={`0 0 ${logoSize} ${logoSize}`} aria-hidden="true" className={styles.logo}>
      <circle className={styles.sun} {...logoSun} />
      <path fill="currentColor" d={logoPaths.key} />
    </svg>
  );
}
