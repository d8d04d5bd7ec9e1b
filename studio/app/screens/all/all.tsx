import { Link } from "react-router";
import { groups, SiteLink, useCounts } from "../../shell/navigation.tsx";
import { Screen } from "../../shell/screen.tsx";
import ui from "../../ui/ui.module.css";

/** Every screen, for the phone's last tab. */
export function Component() {
  const counts = useCounts();
  return (
<<<<<<< HEAD
    <Screen title="All" where="All" heading="All there is">
      <div className={ui.stack}>
        {groups.map(({ heading, places }) => (
          <section key={heading ?? ""}>
            {heading && <h2>{heading}</h2>}
            <ul className={ui.facts}>
              {places.map(({ path, label }) => {
                const count = counts[path];
                return (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                    {count && (
                      <span className={ui.value}>
                        {count.number} {count.of}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <SiteLink />
      </div>
=======
    <Screen title="All" where="All" heading="Everything">
      {groups.map(({ heading, places }) => (
        <section key={heading ?? ""} className={styles.group}>
          {heading && <h2>{heading}</h2>}
          <ul className={ui.facts}>
            {places.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
                {path === "/messages" && waiting && <span className={ui.value}>{waiting} waiting</span>}
                {path === "/ready" && left > 0 && <span className={ui.value}>{left} left</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {url && (
        <p className={classNames(ui.small, styles.more)}>
          <a href={url} target="_blank" rel="noreferrer">
            {isHere ? "See the site on this computer" : "See the live site"}
          </a>
        </p>
      )}
>>>>>>> main
    </Screen>
  );
}
