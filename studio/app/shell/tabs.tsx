import { Link, useLocation } from "react-router";
import { isAt, tabs } from "./navigation.ts";
import { useWaiting } from "./use-waiting.ts";

/** The phone's five places, at the foot. */
export function Tabs() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const isElsewhere = !tabs.some(({ path }) => isAt(path, pathname));
  const current = (path: string) => isAt(path, pathname) || (path === "/all" && isElsewhere);
  return (
    <nav className="tabs" aria-label="Studio">
      {tabs.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={current(path) ? "page" : undefined}>
          <span>
            {label}
            {path === "/messages" && waiting && (
              <>
                {" "}
                <b>{waiting}</b>
                <span className="vh"> waiting</span>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
