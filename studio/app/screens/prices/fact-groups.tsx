import { Link } from "react-router";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import type { FieldRef, NamedPath } from "../../../engine/content/change.ts";
import { keyOfTarget } from "../../draft/typings.ts";
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
  { name: "business", path: ["introCall", "minutes"], label: "The free call" },
  { name: "business", path: ["replyPromise"], label: "You answer" },
  { name: "schedule", path: ["course", "dailyPracticeMinutes"], label: "Daily practice in the course" },
  { name: "schedule", path: ["course", "refundUpToSession"] },
  { name: "business", path: ["claims", "trainingHours"] },
  { name: "business", path: ["claims", "rating"] },
  { name: "business", path: ["claims", "graduates"] },
  { name: "business", path: ["newsletter", "frequency"], label: "The letter comes" },
];

const shownAbove = new Set([...often, ...prices].map(keyOfTarget));

/** They have a screen of their own. */
const onDates = ["terms", "closures"];

/** Settings of other companies' services. */
const forHelper = ["analytics", "newsletterList"];

/** Where messages go: no window changes that. */
const inFileOnly = ["functions"];

const containers = (["schedule", "business"] as const).flatMap((name) =>
  fieldSchema(name, [])
    .fields.filter(
      (key) => isContainer(fieldSchema(name, [key])) && ![...onDates, ...inFileOnly].includes(key),
    )
    .map((key) => ({ name, key })),
);

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
        title="Your business: name, portrait, address of the site, notices"
      >
        <Facts name="business" path={[]} />
        <FieldGroup title="Your portrait">
          <PortraitFields />
        </FieldGroup>
      </Part>
      {containers
        .filter(({ key }) => !forHelper.includes(key))
        .map(({ name, key }) => (
          <FactGroup key={key} name={name} path={[key]} />
        ))}
      <Part name="schedule" path={["timeZone"]} title="Time zone">
        <Facts name="schedule" path={[]} />
      </Part>
    </section>
    <section>
      <h2 className={ui.listHeading}>
        <WithHelperName>For whoever helps you</WithHelperName>
      </h2>
      {containers
        .filter(({ key }) => forHelper.includes(key))
        .map(({ name, key }) => (
          <FactGroup key={key} name={name} path={[key]} />
        ))}
    </section>
  </>
);

function FactGroup({ name, path }: FieldRef) {
  const { kind, title, fields } = fieldSchema(name, path);
  const inner = fields.map((key) => ({ name, path: [...path, key] }));
  if (inner.length > 0 && inner.every((each) => shownAbove.has(keyOfTarget(each)))) return null;
  return (
    <Part name={name} path={path} title={title} except={shownAbove}>
      {kind === "list" || isWhole(name, path) ? (
        <PartFields name={name} path={path} />
      ) : (
        <>
          <Facts name={name} path={path} />
          {name === "business" && path[0] === "centre" && <FormerPlace />}
          {inner
            // The portrait has a form of its own.
            .filter(
              (each) =>
                isContainer(fieldSchema(name, each.path)) && each.path.join(".") !== "teacher.photograph",
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
    .filter((fact) => !isContainer(fieldSchema(name, fact.path)) && !shownAbove.has(keyOfTarget(fact)))
    .map((fact) => <AnyField key={keyOfTarget(fact)} {...fact} />);

/** Whether a group is left out as a whole: its fields aren't optional themselves. */
function isWhole(name: ContentName, path: NamedPath): boolean {
  const { isOptional, fields } = fieldSchema(name, path);
  return isOptional && fields.some((key) => !fieldSchema(name, [...path, key]).isOptional);
}
