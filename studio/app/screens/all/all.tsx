import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { groups, useLeftToDo, useWaiting } from "../../shell/navigation.tsx";
import { Screen } from "../../shell/screen.tsx";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import ui from "../../ui/ui.module.css";
import styles from "./all.module.css";

/** Every screen, for the phone's last tab. */
export function Component() {
  const { url, isHere } = useUnpublished();
  const waiting = useWaiting();
  const left = useLeftToDo();
  return (
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
    </Screen>
  );
}
