import { business } from "#content/business";
import { layout } from "#content/layout";
import { paths } from "../../domain/pages.ts";
import styles from "./brand-link.module.css";
import { Logo } from "./logo.tsx";

/** The logo and the name, linked to the home page. CSS sets the last word of the name lighter. */
export function BrandLink() {
  const [, first, last] = /^(.*?)(?: (\S+))?$/.exec(business.name) ?? [];
  return (
    <a href={paths.home} className={styles.brand} aria-label={layout.brand}>
      <Logo />
      <span>
        {first} {last && <small>{last}</small>}
      </span>
    </a>
  );
}
