import { Link } from "react-router";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import { type FieldRef, type FormPath, fieldNamed } from "../../../engine/content/change.ts";
import { keyOfTarget } from "../../draft/autosave-registry.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { AnyField, Part, PartFields } from "../../forms/group-fields.tsx";
import { PortraitFields } from "../../photographs/portrait.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { WithHelperName } from "../../ui/helper-name.tsx";
import ui from "../../ui/ui.module.css";
import { FormerPlace } from "./former-place.tsx";
import styles from "./prices.module.css";
import { prices } from "./where-it-appears.tsx";

/** Facts that change more often than others, or that are claims; with what one is called outside its group. */
const often: readonly (FieldRef & { readonly label?: string })[] = [
  { ...fieldNamed("business", "introCall", "minutes"), label: "The free call" },
  { ...fieldNamed("business", "replyPromise"), label: "You answer" },
  { ...fieldNamed("schedule", "course", "dailyPracticeMinutes"), label: "Daily practice in the course" },
  fieldNamed("schedule", "course", "refundUpToSession"),
  fieldNamed("business", "claims", "trainingHours"),
  fieldNamed("business", "claims", "rating"),
  fieldNamed("business", "claims", "graduates"),
  { ...fieldNamed("business", "newsletter", "frequency"), label: "The letter comes" },
];

const keysOf = (fields: readonly FieldRef[]): ReadonlySet<string> => new Set(fields.map(keyOfTarget));

/** It has a form of its own, among what the business shows of itself. */
const portrait = fieldNamed("business", "teacher", "photograph");

const shownElsewhere = keysOf([...often, ...prices, portrait]);

/** They have a screen of their own. */
const onDates = keysOf([fieldNamed("schedule", "terms"), fieldNamed("schedule", "closures")]);

/** Settings of other companies' services. */
const forHelper = keysOf([fieldNamed("business", "analytics"), fieldNamed("business", "newsletterList")]);

/** Where messages go: no window changes that. */
const inFileOnly = keysOf([fieldNamed("business", "functions")]);

const containers = (["schedule", "business"] as const).flatMap((name) =>
  fieldSchema(name, [])
    .fields.map((key): FieldRef => ({ name, path: [key] }))
    .filter((field) => {
      const key = keyOfTarget(field);
      return isContainer(fieldSchema(name, field.path)) && !onDates.has(key) && !inFileOnly.has(key);
    }),
);

/** Returns the groups of facts for the helper, or all others. */
const groups = (areForHelper: boolean) =>
  containers
    .filter((field) => forHelper.has(keyOfTarget(field)) === areForHelper)
    .map((field) => <FactGroup key={keyOfTarget(field)} {...field} />);

type FactGroupsProps = { readonly onChoose: (fact: FieldRef) => void };

/** Every fact that isn't a price, in the groups of its file. */
export const FactGroups = ({ onChoose }: FactGroupsProps) => (
  <>
    <section className={ui.tightStack}>
      <h2>Other facts</h2>
      <div className={styles.often}>
        {often.map((fact) => (
          <ContentField key={keyOfTarget(fact)} {...fact} onFocus={() => onChoose(fact)} />
        ))}
      </div>
      <p>
        Terms, and days without a class, are under <Link to="/dates">Dates</Link>.
      </p>
    </section>
    <section>
      <h2 className={ui.listHeading}>And all the rest</h2>
      <Part
        name="business"
        path={["name"]}
        title="Your business: name, portrait, address of the site, health notice"
        also={portrait}
      >
        <Facts name="business" path={[]} />
        <FieldGroup title="Your portrait">
          <PortraitFields />
        </FieldGroup>
      </Part>
      {groups(false)}
      <Part {...fieldNamed("schedule", "timeZone")} title="Time zone">
        <Facts name="schedule" path={[]} />
      </Part>
    </section>
    <section>
      <h2 className={ui.listHeading}>
        <WithHelperName>For whoever helps you</WithHelperName>
      </h2>
      {groups(true)}
    </section>
  </>
);

function FactGroup({ name, path }: FieldRef) {
  const { kind, title, fields } = fieldSchema(name, path);
  const inner = fields.map((key) => ({ name, path: [...path, key] }));
  if (inner.length > 0 && inner.every((each) => shownElsewhere.has(keyOfTarget(each)))) return null;
  return (
    <Part name={name} path={path} title={title} except={shownElsewhere}>
      {kind === "list" || isWhole(name, path) ? (
        <PartFields name={name} path={path} />
      ) : (
        <>
          <Facts name={name} path={path} />
          {name === "business" && path[0] === "centre" && <FormerPlace />}
          {inner
            .filter(
              (each) => isContainer(fieldSchema(name, each.path)) && !shownElsewhere.has(keyOfTarget(each)),
            )
            .map((each) => (
              <AnyField key={keyOfTarget(each)} {...each} />
            ))}
        </>
      )}
    </Part>
  );
}

/** The facts of a group that contain no others. */
const Facts = ({ name, path }: FieldRef) =>
  fieldSchema(name, path)
    .fields.map((key) => ({ name, path: [...path, key] }))
    .filter((fact) => !isContainer(fieldSchema(name, fact.path)) && !shownElsewhere.has(keyOfTarget(fact)))
    .map((fact) => <AnyField key={keyOfTarget(fact)} {...fact} />);

/** Whether a group is left out as a whole: its fields aren't optional themselves. */
function isWhole(name: ContentName, path: FormPath): boolean {
  const { isOptional, fields } = fieldSchema(name, path);
  return isOptional && fields.some((key) => !fieldSchema(name, [...path, key]).isOptional);
}
