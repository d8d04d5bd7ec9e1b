import { useQuery } from "@tanstack/react-query";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { isPublic } from "../../../core/publish/publication.ts";
import type { Readiness, Task } from "../../../core/readiness/read-tasks.ts";
import { readyQuery } from "../../api/content.ts";
import { publicationQuery } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lowerFirst } from "../../ui/format.ts";
import { Details, Loading, Note, Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { screenOf } from "../changes/words.ts";
import { FactRow, KindWordsRow, useConfirm } from "./fact-row.tsx";
import { HostStep } from "./host-step.tsx";
import { emailWorks, MailStep, mailQuery } from "./mail-step.tsx";
import { HelperStep, SecondPlace } from "./other-steps.tsx";
import styles from "./ready.module.css";

/** What keeps the site from going live: facts that only the owner knows, and words of ours that she hasn’t read. */
export function Component() {
  const { data, error } = useQuery(readyQuery);
  const { data: mail } = useQuery(mailQuery);
  const { isPublic, isOnlyHere } = usePlace();
  const title = isPublic ? "All well?" : "Ready to go live?";

  if (!data) {
    return (
      <Screen title={title} where="Publishing">
        {error ? (
          <Note kind="bad" isAlert>
            <p>{error.message}</p>
          </Note>
        ) : (
          <Loading label="Looking through everything" lines={12} />
        )}
      </Screen>
    );
  }

  const { left } = data;
  return (
    <Screen
      title={title}
      heading={headingFor(left, isPublic, !mail || emailWorks(mail))}
      lead={
        left === 0
          ? `Every fact is yours, and you’ve read every page.${isOnlyHere ? " Publishing shows it on this computer only, until it has a place on the web." : ""}`
          : `The site came with made-up facts and words, so that there’d be something to look at.${isPublic ? "" : " It goes live once the facts are yours and you’ve read the pages."}`
      }
      where="Publishing"
    >
      {left === 0 && !isPublic && (
        <p className={styles.goLive}>
          <ButtonLink to="/changes" look="gold">
            Look and publish
          </ButtonLink>
        </p>
      )}
      <div className={classNames(ui.stack, styles.lists)}>
        {/* These aren't among the facts that are counted. */}
        <section aria-labelledby="first-steps">
          <h2 id="first-steps">Where it will be</h2>
          <ul>
            <HostStep />
            <MailStep />
            <SecondPlace />
            <HelperStep />
          </ul>
        </section>
        <Facts {...data} />
        <Pages files={data.unread} />
        {data.errors.length > 0 && (
          <section aria-labelledby="not-right">
            <h2 id="not-right">Not right yet</h2>
            <Tasks tasks={data.errors} />
          </section>
        )}
        {data.warnings.length > 0 && (
          <Details summary={`Worth knowing, and it doesn’t stop you: ${data.warnings.length}`}>
            <Tasks tasks={data.warnings} />
          </Details>
        )}
      </div>
    </Screen>
  );
}

function headingFor(left: number, isPublic: boolean, hasEmail: boolean): string {
  if (left === 0 && !hasEmail) return "Everything is ready but its email";
  if (left === 0) return isPublic ? "All is well" : "Ready to go live";
  return `${isPublic ? "Not quite" : "Not yet"}: ${left} ${left === 1 ? "thing is" : "things are"} left`;
}

const Facts = ({ facts, quotes }: Pick<Readiness, "facts" | "quotes">) => (
  <section aria-labelledby="facts">
    <h2 id="facts">What only you know</h2>
    <ul>
      {facts.map((fact) =>
        fact.fields.length > 0 ? (
          <FactRow key={fact.title} fact={fact} />
        ) : (
          <KindWordsRow key={fact.title} title={fact.title} quotes={quotes} />
        ),
      )}
    </ul>
  </section>
);

const Pages = ({ files }: { readonly files: readonly UnreadWords[] }) => (
  <section aria-labelledby="pages">
    <h2 id="pages">Pages to read</h2>
    {files.length === 0 ? (
      <p>You’ve read them all.</p>
    ) : (
      <>
        <p className={ui.soft}>
          Read each one as a visitor would. Change what isn’t true, then say that the rest is right.
        </p>
        <ul>
          {files.map((file) => (
            <Page key={file.name} file={file} />
          ))}
        </ul>
      </>
    )}
  </section>
);

function Page({ file: { name, title, count, confirmAs } }: { readonly file: UnreadWords }) {
  const confirm = useConfirm();
  const screen = screenOf({
    file: name === "articles" ? "content/articles/" : `content/${name}.yaml`,
    path: [],
  });
  return (
    <li className={styles.row}>
      <b>{title}</b>
      <div className={styles.made}>
        {count === 0
          ? "Our words"
          : `Our words, and ${count === 1 ? "one text is" : `${count} texts are`} made up`}
        <Wrong>{confirm.error?.message}</Wrong>
      </div>
      <p className={classNames(ui.row, styles.action)}>
        {screen && (
          <ButtonLink to={screen.path}>
            Read<span className={ui.visuallyHidden}>: {title}</span>
          </ButtonLink>
        )}
        <Button
          look="link"
          isBusy={confirm.isPending}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest("li");
            const other = row?.nextElementSibling ?? row?.previousElementSibling;
            const next =
              other?.querySelector<HTMLElement>("a, button") ??
              document.querySelector<HTMLElement>("#main h1");
            confirm.mutate({ what: title, lines: [confirmAs], next });
          }}
        >
          I’ve read it, and it’s right<span className={ui.visuallyHidden}>: {title}</span>
        </Button>
      </p>
    </li>
  );
}

const Tasks = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <ul>
    {tasks.map((task) => {
      const screen = screenOfTask(task);
      return (
        <li key={task.id} className={styles.row}>
          <b>{task.label}</b>
          <p className={styles.made}>{task.advice}</p>
          {screen && (
            <ButtonLink to={`${screen.path}#${task.field?.path[0] ?? ""}`} className={styles.action}>
              To {lowerFirst(screen.label)}
              <span className={ui.visuallyHidden}>: {task.label}</span>
            </ButtonLink>
          )}
        </li>
      );
    })}
  </ul>
);

/** Returns the screen on which a task is done; undefined if there is none. */
function screenOfTask({ kind, field }: Task) {
  if (field) return screenOf({ file: `content/${field.name}.yaml`, path: field.path });
  const isAboutDates = ["past term", "past closure", "no intake", "last intake"].includes(kind);
  return isAboutDates ? { path: "/dates", label: "Dates" } : undefined;
}

/** Returns whether visitors can see the site already, and whether only this computer would show it; false while that isn't known. */
function usePlace() {
  const { data } = useQuery(publicationQuery);
  const { since, host } = data?.live ?? {};
  const isElsewhere = host !== undefined && isPublic(host.url);
  return { isPublic: since !== undefined && isElsewhere, isOnlyHere: host !== undefined && !isElsewhere };
}
