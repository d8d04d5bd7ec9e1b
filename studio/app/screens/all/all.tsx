import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { SiteLink, useCounts, useGroups } from "../../shell/navigation.tsx";
import { Screen } from "../../shell/screen.tsx";
import ui from "../../ui/ui.module.css";

/** Every screen, for the phone's last tab. */
export function Component() {
  const counts = useCounts();
  return (
    <Screen title="All" where="All" heading="Everything">
      <div className={classNames(ui.stack, ui.form)}>
        {useGroups().map(({ heading, places }) => (
          <section key={heading ?? ""}>
            {heading && <h2 className={ui.listHeading}>{heading}</h2>}
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
    </Screen>
  );
}
