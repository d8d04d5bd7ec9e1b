import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { classNames } from "../../../site/ui/class-names.ts";
import { type FieldRef, type FormPath, isIn, keyOf } from "../../engine/content/change.ts";
import { useDraft, useFile } from "../api/content.ts";
import { useField } from "../draft/use-field.ts";
import { Button } from "../ui/button.tsx";
import { FieldGroup } from "../ui/field.tsx";
import { RegisterMark } from "../ui/marks.tsx";
import { Note } from "../ui/notes.tsx";
import ui from "../ui/ui.module.css";
import { ContentField } from "./content-field.tsx";
import { anchorOf, useDeepLink } from "./deep-link.ts";
import { fieldSchema, isContainer, isTicked } from "./field-schema.ts";
import styles from "./forms.module.css";
import { ListField } from "./list-field.tsx";
import { RecordFields, StillNeeded } from "./record-fields.tsx";
import { TickedField } from "./ticked-choices.tsx";

/** The fields of a group, in the order of the file. */
const GroupFields = ({ name, path }: FieldRef) =>
  fieldSchema(name, path).fields.map((key) => <AnyField key={key} name={name} path={[...path, key]} />);

/** What a field contains, below its title: the fields of a group, or the entries of a list. */
export function PartFields({ name, path }: FieldRef) {
  const lock = lockOf(name, path);
  const inside =
    fieldSchema(name, path).kind === "list" ? (
      <ListField name={name} path={path} Inner={AnyField} />
    ) : (
      <Group name={name} path={path} />
    );
  return lock ? <Locked reason={lock}>{inside}</Locked> : inside;
}

/** A field of any kind; with its own heading if it contains others. */
export function AnyField({ name, path }: FieldRef) {
  const schema = fieldSchema(name, path);
  // Published ids never change; a video's picture is put in under Videos.
  if (schema.kind === "id" || schema.kind === "picture") return null;
  if (!isContainer(schema)) return <ContentField name={name} path={path} />;
  if (isTicked(name, path)) return <TickedField name={name} path={path} />;
  return (
    <FieldGroup title={schema.title}>
      <PartFields name={name} path={path} />
    </FieldGroup>
  );
}

function Group({ name, path }: FieldRef) {
  const { help } = fieldSchema(name, path);
  const { inFile, value, problem, whyReadOnly, type } = useField({ name, path });
  // Decided once: the fields must not be swapped while somebody types into them.
  const [isMissing] = useState(inFile === undefined || inFile === null);
  return (
    <>
      {help && <p className={ui.hint}>{help}</p>}
      {isMissing ? (
        <>
          <RecordFields
            name={name}
            path={path}
            value={value}
            isReadOnly={whyReadOnly !== undefined}
            onType={type}
            problem={problem}
          />
          <StillNeeded name={name} path={path} value={value} problem={problem} />
        </>
      ) : (
        <GroupFields name={name} path={path} />
      )}
    </>
  );
}

type PartProps = FieldRef & {
  readonly title: string;
  /** The ids of fields that are shown elsewhere. */
  readonly except?: ReadonlySet<string>;
  /** A field of another group that is shown here. */
  readonly also?: FieldRef;
  readonly children: ReactNode;
};

/** Fields that belong together, folded: a page has up to two hundred. Searching in the page unfolds them. */
export function Part({ name, path, title, except = new Set(), also, children }: PartProps) {
  const { kept } = useFile(name);
  const changes = useDraft()?.changes ?? [];
  const isHere = (key: string) =>
    (isIn(key, keyOf(name, path)) && ![...except].some((other) => isIn(key, other))) ||
    (also !== undefined && isIn(key, keyOf(also.name, also.path)));
  const isChanged = changes.some(({ id }) => isHere(id));
  const isKept = kept.some(({ key }) => isHere(key));
  // A link from another screen, such as /prices#course, or to a field in it.
  const anchor = anchorOf(path);
  const { isInside } = useDeepLink(anchor);
  return (
    <details className={styles.part} open={isInside || undefined}>
      <summary id={anchor}>
        <span>{title}</span>
        {(isChanged || isKept) && (
          <span className={classNames(ui.small, ui.soft, "nowrap", styles.unpublished)}>
            <RegisterMark out />
            &ensp;{isKept ? "something unfinished" : "not published"}
          </span>
        )}
      </summary>
      <div className={classNames(ui.tightStack, ui.unfolded)}>{children}</div>
    </details>
  );
}

type LockedProps = { readonly reason: string; readonly children: ReactNode };

/** Fields that nobody should change by accident. */
export function Locked({ reason, children }: LockedProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector<HTMLElement>("input, textarea, select, summary")?.focus();
  }, [isOpen]);
  return (
    <>
      <Note>
        <p>{reason}</p>
        {!isOpen && (
          <p>
            <Button onClick={() => setOpen(true)}>Change anyway</Button>
          </p>
        )}
      </Note>
      {isOpen && (
        <div ref={fields} className={ui.tightStack}>
          {children}
        </div>
      )}
    </>
  );
}

const helpline =
  "People in distress read these lines and ring these numbers. A wrong digit here does more harm than any other mistake on the site. Change one only with the service’s own page open beside you.";

const locks: Readonly<Record<string, string>> = {
  "pages/privacy":
    "This page is a legal promise: the site does what it says. Change it when what you do with people’s details changes, and let somebody who knows privacy law read it.",
  "pages/accessibility":
    "This page says what was tested and what falls short. Change it after a test, not to make it sound better.",
  "business supportLines": helpline,
  "business sentences.crisis": helpline,
};

/** Returns why a file or field opens only with “Change anyway”; undefined if it is open. */
export const lockOf = (name: ContentName, path: FormPath = []): string | undefined =>
  locks[`${name} ${path.join(".")}`.trim()];
