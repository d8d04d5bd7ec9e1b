import { Link } from "react-router";
import { groups } from "../../shell/navigation.ts";
import { Screen } from "../../shell/screen.tsx";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { useLeftToDo, useWaiting } from "../../shell/use-waiting.ts";

/** Every screen, for the phone's last tab. */
export function Component() {
  const { url, isHere } = useUnpublished();
  const waiting = useWaiting();
  const left = useLeftToDo();
  return (
    <Screen title="All" where="All" heading="All there is">
      {groups.map(({ heading, places }) => (
        <section key={heading ?? ""} className="all-group">
          {heading && <h2>{heading}</h2>}
          <ul className="facts">
            {places.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
                {path === "/messages" && waiting && <span className="v">{waiting} waiting</span>}
                {path === "/ready" && left > 0 && <span className="v">{left} left</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {url && (
        <p className="small all-more">
          <a href={url} target="_blank" rel="noreferrer">
            {isHere ? "See the site on this computer" : "See the live site"}
          </a>
        </p>
      )}
    </Screen>
  );
}
