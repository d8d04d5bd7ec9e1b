import type { ReactNode } from "react";
import picture from "#pictures/head-count.svg";
import pictureDark from "#pictures/head-count-dark.svg";
import { groups, rowSize, rowsOf, viewOf } from "../../../../prints/pictures/articles/head-count.ts";
import { PrintPicture } from "../../../kit/print-picture.tsx";

type GroupProps = {
  readonly people: string;
  /** `course`, `other` or `waited`. */
  readonly did: string;
  /** The words after the number, which also say what the picture shows. */
  readonly children: ReactNode;
};

/** A chart: groups of people, each person a mark of the same size. */
export function HeadCount({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className="small head-count">
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}

/** One group of a chart, counted in marks. */
export function Group({ people, did, children }: GroupProps) {
  const group = groups.find(([name, size]) => name === did && String(size) === people);
  if (!group)
    throw new Error(`No picture counts ${people} for “${did}”: see prints/pictures/articles/head-count.ts`);
  const view = viewOf(...group);
  const rows = rowsOf(group[1]);
  return (
    <div className="group">
      <p>
        <b>{people}</b> {children}
      </p>
      <PrintPicture
        className={`rows-${rows}`}
        wide={`${picture}#${view}`}
        wideDark={`${pictureDark}#${view}`}
        width={rowSize.width}
        height={rows * rowSize.height}
        alt=""
      />
    </div>
  );
}
