import { type ChangeEvent, useRef, useState } from "react";
import { paths } from "../../../domain/pages.ts";
import { unwrapLink, unwrapLinks } from "../../../domain/unwrap-link.ts";
import { classNames } from "../../../site/ui/class-names.ts";
import { titleOfPage } from "../../engine/content/describe.ts";
import { readSentence } from "../../engine/content/sentences.ts";
import { SentenceInput } from "../editor/sentence-input.tsx";
import type { InputProps } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";
import type { FieldSchema } from "./field-schema.ts";
import styles from "./forms.module.css";

export type FieldInputProps = {
  readonly schema: FieldSchema;
  readonly input: InputProps & { readonly onFocus?: () => void; readonly onBlur?: () => void };
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onType: (value: unknown) => void;
};

/** Without a last day, the year of a date takes six digits. */
export const lastDay = "9999-12-31";

/**
 * Signs that come with text from a PDF or from Word: control characters (but tabs and line breaks), which pages show as boxes,
 * and those that turn the direction of words.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u0008\v\f\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** The input of a field that contains no others. */
export function FieldInput(props: FieldInputProps) {
  const { schema, input, value, isReadOnly, onType } = props;
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : String(value);
  const [hasFacts] = useState(() => schema.followsFacts || text.includes("{{"));
  const asText = {
    ...input,
    value: text,
    readOnly: isReadOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType(target.value.replace(invisible, "") || undefined),
  };

  const isFormatted = schema.kind === "prose";
  if (hasFacts && readSentence(text, isFormatted)) {
    const { slots } = schema;
    return (
      <SentenceInput
        input={input}
        value={text}
        isFormatted={isFormatted}
        isReadOnly={isReadOnly}
        slots={slots}
        onType={onType}
      />
    );
  }
  switch (schema.kind) {
    case "money":
    case "number":
      return <NumberInput {...props} />;
    case "choice":
      return (
        <select
          {...input}
          value={text}
          disabled={isReadOnly}
          onChange={({ target }) => onType(target.value || undefined)}
        >
          {(schema.isOptional || !schema.options.includes(text)) && <option value="">Choose</option>}
          {schema.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "yes or no":
      return (
        <select
          {...input}
          value={value === true ? "yes" : "no"}
          disabled={isReadOnly}
          onChange={({ target }) => onType(target.value === "yes" ? true : undefined)}
        >
          <option>no</option>
          <option>yes</option>
        </select>
      );
    case "date":
    case "time":
      return <WhenInput {...props} />;
    case "prose":
      return (
        <textarea
          {...asText}
          className={classNames(input.className, styles.growing)}
          rows={1}
          spellCheck
          onChange={({ target }) => onType(unwrapLinks(target.value.replace(invisible, "")) || undefined)}
        />
      );
    case "url":
    case "link":
      return <AddressInput {...props} />;
    case "email":
    case "phone":
      return <input {...asText} type={schema.kind === "phone" ? "tel" : schema.kind} autoComplete="off" />;
    default:
      return (schema.max ?? 0) > 100 ? (
        <textarea
          {...asText}
          className={classNames(input.className, styles.growing)}
          rows={1}
          spellCheck
          // One line that wraps: a title has no paragraphs.
          onChange={({ target }) =>
            onType(target.value.replace(invisible, "").replaceAll("\n", " ") || undefined)
          }
        />
      ) : (
        <input {...asText} type="text" autoComplete="off" />
      );
  }
}

/** Keeps a text as it is typed while its value is another one: "260." is the same number as "260", and must not become it. */
function useTypedText(value: unknown, parse: (text: string) => unknown, print: (value: unknown) => string) {
  const [text, setText] = useState(() => print(value));
  const shown = useRef(value);
  if (!Object.is(shown.current, value)) {
    shown.current = value;
    if (!Object.is(parse(text), value)) setText(print(value));
  }
  return [text, setText] as const;
}

/**
 * Returns a web address as it is kept: one that is typed from “www.” on gets its https://, and a wrapped one gives way to its
 * target. Undefined for no text.
 */
export function typedAddress(text: string): string | undefined {
  const bare = text.trim();
  return (/^www\./i.test(bare) ? `https://${bare}` : unwrapLink(text)) || undefined;
}

/** An address that is typed without https:// gets it when the field is left. */
function AddressInput({ schema, input, value, isReadOnly, onType }: FieldInputProps) {
  const print = (address: unknown) => (typeof address === "string" ? address : "");
  const [text, setText] = useTypedText(value, typedAddress, print);
  const leadsToPages = schema.kind === "link";
  const suggestions = `${input.id}-pages`;
  return (
    <>
      <input
        {...input}
        list={leadsToPages ? suggestions : undefined}
        type={schema.kind === "url" ? "url" : "text"}
        autoComplete="off"
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          const typed = target.value.replace(invisible, "");
          setText(typed);
          onType(typedAddress(typed));
        }}
        onBlur={() => setText(print(value))}
      />
      {leadsToPages && (
        <datalist id={suggestions}>
          {Object.values(paths).map((path) => (
            <option key={path} value={path} label={titleOfPage(path)} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A day or a time. While only a part is typed, or “20” of a year, it has no value yet. */
function WhenInput({ schema, input, value, isReadOnly, onType }: FieldInputProps) {
  const asTyped = (text: string) => text || undefined;
  const [text, setText] = useTypedText(value, asTyped, (when) => (typeof when === "string" ? when : ""));
  const isDate = schema.kind === "date";
  const isPart = ({ value, validity }: HTMLInputElement) =>
    value === "" ? validity.badInput : isDate && value.startsWith("0");
  const [isLeftPart, setLeftPart] = useState(false);
  return (
    <>
      <input
        {...input}
        className={classNames(input.className, styles.when)}
        type={isDate ? "date" : "time"}
        max={isDate ? lastDay : undefined}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setText(target.value);
          if (isPart(target)) return;
          setLeftPart(false);
          onType(asTyped(target.value));
        }}
        onBlur={({ target }) => {
          input.onBlur?.();
          setLeftPart(isPart(target));
        }}
      />
      <span role="status">
        {isLeftPart && (
          <span className={ui.was}>
            {isDate ? "This day isn’t whole, or doesn’t exist" : "This time isn’t whole"}: it isn’t saved.
          </span>
        )}
      </span>
    </>
  );
}

function NumberInput({ schema, input, value, isReadOnly, onType }: FieldInputProps) {
  const isMoney = schema.kind === "money";
  const [text, setText] = useTypedText(value, typedNumber, (number) => numberText(number, isMoney));
  const props = {
    ...input,
    value: text,
    readOnly: isReadOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      onType(typedNumber(target.value));
    },
  };
  // Typed as text: a number field would change what was typed.
  const number = (
    <input
      {...props}
      className={classNames(input.className, styles.figures)}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  if (isMoney) {
    return (
      <div className={styles.money}>
        <span aria-hidden="true">$</span>
        {number}
        <span aria-hidden="true">{schema.unit}</span>
      </div>
    );
  }
  return (
    <div className={styles.measure}>
      {number}
      {schema.unit && <span>{schema.unit}</span>}
    </div>
  );
}

/**
 * Parses a number. Returns the text itself if it isn't one, for the check to explain; undefined for no text.
 * A dollar sign and commas between thousands are left out.
 */
function typedNumber(text: string): number | string | undefined {
  const bare = text
    .trim()
    .replace(/^\$/, "")
    .replace(/,(?=\d{3}\b)/g, "")
    .trim();
  if (bare === "") return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : text.trim();
}

/** Returns how a number stands in its field: a price with both figures of its cents, or none. */
function numberText(value: unknown, isMoney: boolean): string {
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  const cents = isMoney && Math.round(value * 100) / 100 === value && !Number.isInteger(value);
  return cents ? value.toFixed(2) : String(value);
}
