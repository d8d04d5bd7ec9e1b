import type { ReactNode } from "react";
import { keyOf } from "../../core/content/change.ts";
import { useContent, useFile } from "../api/content.ts";
import { RegisterMark } from "../ui/register-mark.tsx";
import type { AnyFieldProps } from "./field-schema.ts";

type PartProps = AnyFieldProps & {
  readonly title: string;
  /** The ids of fields that are shown elsewhere. */
  readonly except?: ReadonlySet<string>;
  readonly children: ReactNode;
};

/** Fields that belong together, folded: a page has up to two hundred. Searching in the page unfolds them. */
export function Part({ name, path, title, except, children }: PartProps) {
  const { kept } = useFile(name);
  const changes = useContent()?.changes ?? [];
  const isIn = (key: string) => !except?.has(key) && `${key}.`.startsWith(`${keyOf(name, path)}.`);
  const isChanged = changes.some(({ id }) => isIn(id));
  const isKept = kept.some(({ key }) => isIn(key));
  return (
    <details className="part">
      <summary>
        <span>{title}</span>
        {(isChanged || isKept) && (
          <span className="small soft nowrap">
            <RegisterMark out /> {isKept ? "something unfinished" : "not published"}
          </span>
        )}
      </summary>
      <div className="stack-s inner">{children}</div>
    </details>
  );
}
