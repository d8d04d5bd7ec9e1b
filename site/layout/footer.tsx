import { business } from "#content/business";
import { footer as words } from "#content/layout";
import { paths } from "../../domain/pages.ts";
import { Away } from "../for-a-while/away.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CrisisNumbers } from "./crisis-line.tsx";
import styles from "./footer.module.css";
import { footerColumns, NavigationItem } from "./navigation.tsx";

export function Footer() {
  return (
    <footer className={`on-screen ${styles.footer}`}>
      <div className={`wrap ${styles.rows}`}>
        <div className={styles.about}>
          <BrandLink />
          <p>{business.blurb}</p>
          <Away />
          <p>{business.acknowledgementOfCountry}</p>
        </div>
        {footerColumns.map((column) => (
          <nav className={styles.column} key={column.label} aria-label={column.label}>
            <h2>{column.label}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <NavigationItem link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {business.social.length > 0 && (
          <ul className={styles.social} aria-label={words.social}>
            {business.social.map((profile) => (
              <li key={profile.network}>
                <ExternalLink href={profile.url}>{profile.network}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.health}>{business.healthNotice}</p>
        <div className={styles.base}>
          <p>
            {words.copyright} <span className={styles.address}>{words.address}</span>
          </p>
          <ul>
            <li>
              <a href={paths.privacy}>{words.privacy}</a>
            </li>
            <li>
              <a href={paths.accessibility}>{words.accessibility}</a>
            </li>
          </ul>
          <CrisisNumbers />
        </div>
      </div>
    </footer>
  );
}
