import { Link } from "react-router";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import type { NamedPath } from "../../../core/content/change.ts";
import { keyOfTarget, type Target } from "../../draft/target.ts";
import type { AnyFieldProps } from "../../forms/any-field-props.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { PartFields } from "../../forms/group-fields.tsx";
import { Part } from "../../forms/part.tsx";
import { FactRow } from "./fact-row.tsx";
import { prices } from "./prices-of-schedule.ts";

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
  "schedule course.dailyPracticeMinutes": "Practice in the course, a day",
  "business newsletter.frequency": "The newsletter comes",
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
      <h2 className="facts-heading">Other facts</h2>
      <ul className="facts fact-rows">
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
      <h2 className="facts-heading">And all the rest</h2>
      <Part name="business" path={["name"]} title="Name, address of the site, notices">
        <Rows name="business" path={[]} onChoose={onChoose} />
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
      <h2 className="facts-heading">For whoever helps you</h2>
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
            .filter((each) => isContainer(fieldSchema(name, each)))
            .map((each) => (
              <fieldset className="fields" key={each.join()}>
                <legend>{fieldSchema(name, each).title}</legend>
                <PartFields name={name} path={each} />
              </fieldset>
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
    <ul className="facts fact-rows">
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
