import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { NamedPath } from "../../../core/content/change.ts";
import { keyOfTarget, type Target } from "../../draft/save.ts";
import { useField } from "../../draft/use-field.ts";
import { ContentField, putBack } from "../../forms/content-field.tsx";
import { type AnyFieldProps, fieldSchema, isContainer, textOf } from "../../forms/field-schema.ts";
import { Part, PartFields } from "../../forms/group-fields.tsx";
import { PortraitFields } from "../../photographs/portrait.tsx";
import { Button } from "../../ui/button.tsx";
import { editable, FieldGroup } from "../../ui/field.tsx";
import { Said } from "../../ui/said.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./fact-groups.module.css";
import { PastNote } from "./past-note.tsx";
import { prices } from "./where-it-appears.tsx";

type FactGroupsProps = { readonly onChoose: (fact: Target) => void };

/** Facts that change more often than others, or that are claims. */
const often: readonly AnyFieldProps[] = [
  { name: "business", path: ["introCall", "minutes"] },
  { name: "business", path: ["replyPromise"] },
  { name: "schedule", path: ["course", "dailyPracticeMinutes"] },
  { name: "schedule", path: ["course", "refundUpToSession"] },
  { name: "business", path: ["claims", "trainingHours"] },
  { name: "business", path: ["claims", "rating"] },
  { name: "business", path: ["claims", "graduates"] },
  { name: "business", path: ["newsletter", "frequency"] },
];

/** What a fact of `often` is called outside its group. */
const labels: Readonly<Record<string, string>> = {
  "business introCall.minutes": "The free call",
  "business replyPromise": "You answer",
  "schedule course.dailyPracticeMinutes": "Daily practice in the course",
  "business newsletter.frequency": "The letter comes",
};

const shownAbove = new Set([...often, ...prices].map(keyOfTarget));

/** They have a screen of their own. */
const onDates = ["terms", "closures"];

/** Settings of other companies' services, and of the server. */
const forHelper = ["analytics", "functions", "newsletterList"];

const containers = (["schedule", "business"] as const).flatMap((name) =>
  fieldSchema(name, [])
    .fields.filter((key) => isContainer(fieldSchema(name, [key])) && !onDates.includes(key))
    .map((key) => ({ name, key })),
);

/** Every fact that isn't a price, in the groups of its file. */
export const FactGroups = ({ onChoose }: FactGroupsProps) => (
  <>
    <section>
      <h2 className={ui.listHeading}>Other facts</h2>
      <ul className={classNames(ui.facts, styles.rows)}>
        {often.map((fact) => {
          const label = labels[keyOfTarget(fact)];
          return <FactRow key={keyOfTarget(fact)} {...fact} {...(label && { label })} onChoose={onChoose} />;
        })}
        <li>
          <b>Terms, and days without a class</b>
          <Link to="/dates">Dates</Link>
        </li>
      </ul>
    </section>
    <section>
      <h2 className={ui.listHeading}>And all the rest</h2>
      <Part
        name="business"
        path={["name"]}
        title="Your business: name, portrait, address of the site, notices"
      >
        <Rows name="business" path={[]} onChoose={onChoose} />
        <FieldGroup title="Your portrait">
          <PortraitFields />
        </FieldGroup>
      </Part>
      {containers
        .filter(({ key }) => !forHelper.includes(key))
        .map(({ name, key }) => (
          <FactGroup key={key} name={name} path={[key]} onChoose={onChoose} />
        ))}
      <Part name="schedule" path={["timeZone"]} title="Time zone">
        <Rows name="schedule" path={[]} onChoose={onChoose} />
      </Part>
    </section>
    <section>
      <h2 className={ui.listHeading}>
        <Said>For whoever helps you</Said>
      </h2>
      {containers
        .filter(({ key }) => forHelper.includes(key))
        .map(({ name, key }) => (
          <FactGroup key={key} name={name} path={[key]} onChoose={onChoose} />
        ))}
    </section>
  </>
);

function FactGroup({ name, path, onChoose }: AnyFieldProps & FactGroupsProps) {
  const { kind, title, fields } = fieldSchema(name, path);
  const inner = fields.map((key) => [...path, key]);
  if (inner.length > 0 && inner.every((each) => shownAbove.has(keyOfTarget({ name, path: each }))))
    return null;
  return (
    <Part name={name} path={path} title={title} except={shownAbove}>
      {kind === "list" || isWhole(name, path) ? (
        <PartFields name={name} path={path} />
      ) : (
        <>
          <Rows name={name} path={path} onChoose={onChoose} />
          {inner
            // The portrait has a form of its own.
            .filter((each) => isContainer(fieldSchema(name, each)) && each.join(".") !== "teacher.photograph")
            .map((each) => (
              <FieldGroup title={fieldSchema(name, each).title} key={each.join()}>
                <PartFields name={name} path={each} />
              </FieldGroup>
            ))}
        </>
      )}
    </Part>
  );
}

/** The facts of a group that contain no others. */
function Rows({ name, path, onChoose }: AnyFieldProps & FactGroupsProps) {
  const facts = fieldSchema(name, path)
    .fields.map((key) => ({ name, path: [...path, key] }))
    .filter((fact) => !isContainer(fieldSchema(name, fact.path)) && !shownAbove.has(keyOfTarget(fact)));
  return (
    <ul className={classNames(ui.facts, styles.rows, styles.inPart)}>
      {facts.map((fact) => (
        <FactRow key={keyOfTarget(fact)} {...fact} onChoose={onChoose} />
      ))}
    </ul>
  );
}

/** Whether a group is left out as a whole: its fields aren't optional themselves. */
function isWhole(name: ContentName, path: NamedPath): boolean {
  const { isOptional, fields } = fieldSchema(name, path);
  return isOptional && fields.some((key) => !fieldSchema(name, [...path, key]).isOptional);
}

type FactRowProps = AnyFieldProps & {
  /** What the fact is called here, if not as the schema does. */
  readonly label?: string;
  readonly onChoose: (fact: Target) => void;
};

/** From this length, a value takes a line of its own. */
const long = 26;

/** A fact and its value, to change in place. */
function FactRow({ name, path, label, onChoose }: FactRowProps) {
  const schema = fieldSchema(name, path);
  const title = label ?? schema.title;
  const field = useField({ name, path });
  const { value, live, problem, isChanged, whyReadOnly } = field;
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const takesFocus = useRef(false);
  // A row with an error is open, and stays open while it is being fixed.
  const hasError = problem.message !== undefined;
  useEffect(() => {
    if (!hasError || isOpen) return;
    takesFocus.current = row.current?.contains(document.activeElement) ?? false;
    setOpen(true);
  }, [hasError, isOpen]);

  const toggle = (next: boolean) => {
    takesFocus.current = true;
    setOpen(next);
  };
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    focusIn(row.current, isOpen ? editable : "button");
  }, [isOpen]);

  const text = textOf(name, path, value);
  if (isOpen) {
    return (
      <li ref={row} className={styles.open}>
        <form
          className={ui.tightStack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (hasError) focusIn(row.current, editable);
            else toggle(false);
          }}
        >
          <ContentField name={name} path={path} label={title} onFocus={() => onChoose({ name, path })} />
          <p>
            <Button small type="submit">
              Done<span className={ui.visuallyHidden}> with “{title}”</span>
            </Button>
          </p>
        </form>
      </li>
    );
  }
  return (
    <li ref={row} className={isChanged ? classNames(ui.changed, styles.changed) : undefined}>
      <b>{title}</b>
      <span className={classNames(ui.value, styles.value, text.length > long && styles.long)}>{text}</span>
      {!whyReadOnly && (
        <Button look="link" className={styles.change} onClick={() => toggle(true)}>
          Change<span className={ui.visuallyHidden}> “{title}”</span>
        </Button>
      )}
      {isChanged ? (
        <span className={classNames(ui.was, styles.was)}>
          <span>Was {textOf(name, path, live)}</span>
          {!whyReadOnly && (
            <Button look="link" onClick={() => putBack(title, field)}>
              Put it back<span className={ui.visuallyHidden}>: {title}</span>
            </Button>
          )}
        </span>
      ) : (
        <>
          <PastNote fact={{ name, path }} className={styles.was} />
          {schema.beforeLaunch && (
            <span className={classNames(ui.hint, styles.hint)}>{schema.beforeLaunch}</span>
          )}
        </>
      )}
    </li>
  );
}

const focusIn = (row: HTMLElement | null, selector: string) =>
  row?.querySelector<HTMLElement>(selector)?.focus();
