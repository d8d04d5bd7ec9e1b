import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { Fact, Readiness, Task } from "../../../business/readiness/read-tasks.ts";
import { asRead, readyQuery, useFacts } from "../../api/content.ts";
import { anchorOf, useDeepLink, useDeepLinkedLine } from "../../forms/deep-link.ts";
import { Screen } from "../../shell/screen.tsx";
import { needsYou, useUnpublished } from "../../shell/use-unpublished.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { lowerFirst } from "../../ui/format.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { Details, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { screenAtField, screenOfUnread, shorten } from "../changes/words.ts";
import { FactRow, KindWordsRow } from "./fact-row.tsx";
import { HostStep } from "./host-step.tsx";
import { emailWorks, MailStep, mailQuery } from "./mail-step.tsx";
import { NotRightYet } from "./not-right-yet.tsx";
import { Copies, HelperStep, SecondPlace } from "./other-steps.tsx";
import styles from "./ready.module.css";
import { stateOfFact } from "./words.ts";

/** What keeps the site from going live: facts that only the owner knows, and words of ours that she hasn’t read. */
export function Component() {
  const { data, error } = useQuery(readyQuery);
  const { data: mail } = useQuery(mailQuery);
  const { count, invalid, isKnown, liveSince, url, isHere } = useUnpublished();
  const waiting = count - invalid;
  const isPublic = liveSince !== undefined && url !== undefined && !isHere;
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
  const warnings = [...data.warnings, ...(isPublic && mail?.site.monitored === false ? [noMonitor] : [])];
  return (
    <Screen
      title={title}
      heading={
        left === 0 && invalid > 0
          ? needsYou(invalid)
          : headingFor(left, isPublic, !mail || mail.site.kind === "not there yet" || emailWorks(mail))
      }
      lead={
        left === 0
          ? `Every fact is yours, and you’ve read every page.${!isHere ? "" : waiting > 0 ? " Publishing shows it on this computer only, until it has a place on the web." : " Nothing waits to be published. Visitors see it once it has a place on the web: choose that below."}`
          : `The site came with made-up facts and words, so that there’d be something to look at.${isPublic ? "" : " It goes live once the facts are yours and you’ve read the pages."}`
      }
      where="Publishing"
    >
      {left === 0 && isKnown && !isPublic && (waiting > 0 || !isHere) && (
        <p className={styles.goLive}>
          <ButtonLink to="/changes" variant="gold">
            {waiting > 0 ? "Look and publish" : "Put the whole site there"}
          </ButtonLink>
        </p>
      )}
      <div className={classNames(ui.stack, styles.lists)}>
        {data.errors.length > 0 && (
          <section aria-labelledby="not-right">
            <h2 id="not-right">Not right yet</h2>
            <Tasks tasks={data.errors} />
          </section>
        )}
        {/* These aren't among the facts that are counted. */}
        <section aria-labelledby="first-steps">
          <h2 id="first-steps">Where it will be</h2>
          <ul>
            <HostStep />
            <MailStep />
            <SecondPlace />
            <Copies />
            <HelperStep />
          </ul>
        </section>
        <Facts {...data} />
        <Pages files={data.unread} read={data.read} />
        {warnings.length > 0 && (
          <Details summary={`Worth knowing, and it doesn’t stop you: ${warnings.length}`}>
            <Tasks tasks={warnings} />
          </Details>
        )}
      </div>
    </Screen>
  );
}

const noMonitor: Task = {
  id: "monitor",
  kind: "setting",
  label: "Nobody is told when your site stops, or can’t send email",
  advice:
    "Whoever helps you can have a monitor ask it every few minutes, and write its name into its setting HEALTH_MONITOR (docs/going-live.md, “Monitoring”).",
};

function headingFor(left: number, isPublic: boolean, hasEmail: boolean): string {
  if (left === 0 && !hasEmail) return "Everything is ready but its email";
  if (left === 0) return isPublic ? "All is well" : "Ready to go live";
  return `${isPublic ? "Not quite" : "Not yet"}: ${left} ${left === 1 ? "fact or page is" : "facts and pages are"} left`;
}

type FactsProps = Pick<Readiness, "facts" | "quotes" | "errors">;

/** The facts, those that are done folded. One that is done while she is here stays where she typed it. */
function Facts({ facts, quotes, errors }: FactsProps) {
  const [done] = useState(
    () =>
      new Set(
        facts
          .filter((fact) => fact.fields.length > 0 && stateOfFact(fact, [], errors).kind === "fine")
          .map(({ title }) => title),
      ),
  );
  const isDone = ({ title }: Fact) => done.has(title);
  const folded = facts.filter(isDone);
  // One that she has taken back stays where she did.
  const notAnyMore = folded.filter(({ left }) => left > 0).length;
  const { isInside } = useDeepLink(
    ...folded.flatMap(({ fields }) => fields.map(({ name, path }) => anchorOf(path, name))),
  );
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">What only you know</h2>
      <FactRows facts={facts.filter((fact) => !isDone(fact))} quotes={quotes} errors={errors} />
      {folded.length > 0 && (
        <Details
          summary={`Yours already: ${folded.length - notAnyMore}${notAnyMore > 0 ? `. Not any more: ${notAnyMore}` : ""}`}
          startsOpen={isInside}
        >
          <FactRows facts={folded} quotes={quotes} errors={errors} />
        </Details>
      )}
    </section>
  );
}

const FactRows = ({ facts, quotes, errors }: FactsProps) => (
  <ul>
    {facts.map((fact) =>
      fact.fields.length > 0 ? (
        <FactRow key={fact.title} fact={fact} errors={errors} />
      ) : (
        <KindWordsRow key={fact.title} title={fact.title} quotes={quotes} />
      ),
    )}
  </ul>
);

type PagesProps = { readonly files: readonly UnreadWords[]; readonly read: Readiness["read"] };

const Pages = ({ files, read }: PagesProps) => (
  <section aria-labelledby="pages">
    <h2 id="pages">Pages to read</h2>
    {files.length === 0 ? (
      <p>You’ve read them all.</p>
    ) : (
      <>
        <p className={ui.soft}>
          Their words came with the site. Read each one as a visitor would. Change what isn’t true, then say
          that the rest is right.
        </p>
        <ul>
          {files.map((file) => (
            <Page key={file.name} file={file} />
          ))}
        </ul>
      </>
    )}
    {read.length > 0 && (
      <Details summary={`Read already: ${read.length}`}>
        <ul>
          {read.map(({ name, title, saidSo }) => (
            <li key={name} className={styles.row}>
              <b>{title}</b>
              <span className={styles.made}>You said that it’s right.</span>
              <NotRightYet what={title} lines={saidSo} />
            </li>
          ))}
        </ul>
      </Details>
    )}
  </section>
);

/** How many made-up texts of a page are named. */
const mostNamed = 3;

function Page({ file }: { readonly file: UnreadWords }) {
  const { name, title, samples } = file;
  const facts = useFacts();
  const screen = screenOfUnread(file);
  const line = useRef<HTMLLIElement>(null);
  useDeepLinkedLine(line, name);
  // A heading of one word is seldom what is wrong.
  const longestFirst = samples.toSorted((a, b) => b.length - a.length);
  const isPhone = useIsPhone();
  const named = (
    <>
      {longestFirst.slice(0, mostNamed).map((text) => (
        <Link key={text} to={`${screen?.path}?show=${encodeURIComponent(asRead(text, facts).slice(0, 200))}`}>
          “{shorten(asRead(text, facts), 40)}”
        </Link>
      ))}
      {samples.length > mostNamed && `and ${samples.length - mostNamed} more`}
    </>
  );
  return (
    <li className={classNames(styles.row, styles.page)} ref={line} tabIndex={-1}>
      <b>{title}</b>
      <div className={styles.made}>
        {name === "articles" && "Those that came with the site stand under your name, with dates of ours."}
        {isPhone && samples.length > 0 ? (
          <Details
            summary={
              <>
                Made up: {samples.length}
                <span className={ui.visuallyHidden}>, in {title}</span>
              </>
            }
          >
            <div className={ui.row}>{named}</div>
          </Details>
        ) : (
          samples.length > 0 && <div className={ui.row}>Made up: {named}</div>
        )}
      </div>
      <p className={classNames(ui.row, styles.action)}>
        {screen && (
          <ButtonLink to={screen.path}>
            Read<span className={ui.visuallyHidden}>: {title}</span>
          </ButtonLink>
        )}
      </p>
    </li>
  );
}

const Tasks = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <ul>
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} />
    ))}
  </ul>
);

function TaskRow({ task }: { readonly task: Task }) {
  const { label, advice, field } = task;
  const screen = screenOfTask(task);
  const line = useRef<HTMLLIElement>(null);
  useDeepLinkedLine(line, field ? anchorOf(field.path, field.name) : task.id);
  return (
    <li className={styles.row} ref={line} tabIndex={-1}>
      <b>{label}</b>
      <p className={styles.made}>
        <WithHelperName>{advice}</WithHelperName>
      </p>
      {screen && (
        <ButtonLink to={screen.path} className={styles.action}>
          To {lowerFirst(screen.label)}
          <span className={ui.visuallyHidden}>: {label}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** Returns the screen on which a task is done; undefined if there is none. */
function screenOfTask({ kind, field }: Task) {
  if (field) return screenAtField({ file: `content/${field.name}.yaml`, path: field.path });
  const isAboutDates = ["past term", "past closure", "no intake", "last intake"].includes(kind);
  return isAboutDates ? { path: "/dates", label: "Dates" } : undefined;
}
