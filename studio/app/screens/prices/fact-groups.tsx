import { Link } from "react-router";
import { businessSchema } from "../../../../content-model/schema/business.ts";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import type { FieldRef, NamedPath } from "../../../engine/content/change.ts";
import { useFile } from "../../api/content.ts";
import { keyOfTarget } from "../../draft/typings.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { anchorOf } from "../../forms/deep-link.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { AnyField, Part, PartFields } from "../../forms/group-fields.tsx";
import { PortraitFields } from "../../photographs/portrait.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { SpeakingOf } from "../words/speaking-of.tsx";
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

/** What a place has of its own. `knownAs` goes with the sentences, which are listed. */
const ofPlace = ["timetable", "terms", "timetableName", "publicTransport", "map", "frontDesk"] as const;

/** Once the class moves for good: which facts still are those of its former place, and the sentences that speak of it. */
function FormerPlace() {
  const { data, live } = useFile("business");
  const centre = businessSchema.safeParse(data).data?.centre;
  const former = businessSchema.safeParse(live).data?.centre;
  const hasMoved =
    centre && former && (centre.name !== former.name || centre.streetAddress !== former.streetAddress);
  if (!hasMoved) return null;
  const same = ofPlace.filter((key) => former[key] !== undefined && centre[key] === former[key]);
  return (
    <>
      <div role="status">
        {same.length > 0 && (
          <Note title="Does the class move?">
            <p>Then change what is different at the new place. These still are as they were:</p>
            <ul>
              {same.map((key) => (
                <li key={key}>
                  <Link to={`/prices#${anchorOf(["centre", key])}`}>
                    {fieldSchema("business", ["centre", key]).title}
                  </Link>
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      <SpeakingOf centre={former} what="the place where the class was" />
    </>
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
