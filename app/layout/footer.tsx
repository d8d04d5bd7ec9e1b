import { site } from "../../content/site.ts";
import { paths } from "../paths.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CrisisLine } from "./crisis-line.tsx";
import styles from "./footer.module.css";
import { footerColumns } from "./navigation.ts";
import { NavigationItem } from "./navigation-item.tsx";

export function Footer() {
  const { locality } = site;
  return (
    <footer className={styles.footer}>
      <div className={`wrap grid ${styles.rows}`}>
        <div className={styles.about}>
          <BrandLink />
          <p>{site.blurb}</p>
          <p>
            {locality.town} {locality.state} {locality.postcode}, Australia
          </p>
          <p>{site.acknowledgementOfCountry.value}</p>
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
        {site.social.length > 0 && (
          <ul className={styles.social} aria-label="Elsewhere">
            {site.social.map((profile) => (
              <li key={profile.network}>
                <ExternalLink href={profile.url.value}>{profile.network}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.health}>{site.healthNotice}</p>
        <div className={styles.base}>
          <p>
            © {site.copyrightYear} {site.name.value}
          </p>
          <CrisisLine />
          <ul>
            <li>
              <a href={paths.privacy}>Privacy</a>
            </li>
            <li>
              <a href={paths.accessibility}>Accessibility</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
