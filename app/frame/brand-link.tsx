import { site } from "../../content/site.ts";
import { Logo } from "../art/logo.tsx";
import { paths } from "../paths.ts";
import styles from "./brand-link.module.css";

/** The logo and the name, leading home. The last word of the name is set lighter. */
export function BrandLink() {
  const [, first, last] = /^(.*?)(?: (\S+))?$/.exec(site.name.value) ?? [];
  return (
    <a href={paths.home} className={styles.brand} aria-label={`${site.name.value}, home`}>
      <Logo />
      <span>
        {first} {last && <small>{last}</small>}
      </span>
    </a>
  );
}
