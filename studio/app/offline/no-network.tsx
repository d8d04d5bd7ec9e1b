import { useEffect, useState } from "react";
import { metaOf } from "../../../content-model/compiler/field-at.ts";
import { contentFiles } from "../../../content-model/schema/content-files.ts";
import { classNames } from "../../../site/ui/class-names.ts";
import { api, currentConnection } from "../api/client.ts";
import { browserCopies, nameOfKind, type Target } from "../draft/autosave-registry.ts";
import { fieldSchema } from "../forms/field-schema.ts";
import { Logo } from "../shell/brand.tsx";
import doors from "../shell/door.module.css";
import ui from "../ui/ui.module.css";

/** How often the studio is asked whether it answers, in milliseconds. */
const interval = 2000;

/** Shown where the studio's pages are here and the studio can't be reached: what was typed is here, too. */
export function NoNetwork() {
  const [copied] = useState(browserCopies);
  useEffect(() => {
    document.title = "No network · the studio";
    const timer = setInterval(() => {
      // Signed out meanwhile, the window is told how to get in.
      const isReached = () => currentConnection().kind !== "lost";
      void api.session
        .$get()
        .catch(() => undefined)
        .then(() => isReached() && location.reload());
    }, interval);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className={doors.doors}>
      <section className={classNames(ui.sheet, ui.padded, ui.stack)}>
        <p className={doors.brand}>
          <Logo />
          The studio
        </p>
        <h1>The studio can’t be reached</h1>
        <p>There’s no network here, or your site’s computer is off. This opens by itself once it answers.</p>
        {copied.length > 0 && (
          <section className={ui.tightStack}>
            <h2>What you typed is kept here</h2>
            <p>It’s saved as soon as the studio answers.</p>
            <ul className={ui.stack}>
              {copied.map(({ target, value, at }) => (
                <li key={JSON.stringify(target)}>
                  <p>
                    <b>{nameOf(target)}</b>{" "}
                    <span className={classNames(ui.soft, ui.small)}>
                      {new Date(at).toLocaleString("en-AU")}
                    </span>
                  </p>
                  <p className={doors.kept}>{wordsOf(value)}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </section>
    </main>
  );
}

/** Returns what something that is typed into is called: “Home: Heading”, “An answer”. */
function nameOf(target: Target): string {
  if ("kind" in target) return nameOfKind(target.kind);
  const file = metaOf(contentFiles[target.name])?.title ?? target.name;
  return target.path.length === 0 ? file : `${file}: ${fieldSchema(target.name, target.path).title}`;
}

/** Returns the words in a value, whatever its kind: a text, the fields of an entry, a letter's paragraphs. */
function wordsOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join("\n");
  if (typeof value !== "object" || value === null) return "";
  const { id: _, type: __, ...fields } = value as Readonly<Record<string, unknown>>;
  return Object.values(fields).map(wordsOf).filter(Boolean).join("\n");
}
