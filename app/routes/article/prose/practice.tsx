import type { ReactNode } from "react";
import feel from "#art/mark-feel.svg";
import feelDark from "#art/mark-feel-dark.svg";
import hear from "#art/mark-hear.svg";
import hearDark from "#art/mark-hear-dark.svg";
import see from "#art/mark-see.svg";
import seeDark from "#art/mark-see-dark.svg";
import { PrintPicture } from "../../../art/print-picture.tsx";

const marks: Readonly<Record<string, { readonly day: string; readonly night: string }>> = {
  see: { day: see, night: seeDark },
  hear: { day: hear, night: hearDark },
  feel: { day: feel, night: feelDark },
};

type PracticeProps = {
  readonly title: string;
  /** How long it takes, in words. */
  readonly length: string;
  /** What it works with: `see`, `hear`, `feel`, or several of them with spaces between. */
  readonly works: string;
  /** Given where it stands before the first heading of the article. */
  readonly opens?: string;
  /** Its steps, as a numbered list. */
  readonly children: ReactNode;
};

/** Something to try, step by step. */
export function Practice({ title, length, works, opens, children }: PracticeProps) {
  const Title = opens ? "h2" : "h3";
  return (
    <section className="practice" aria-label={title}>
      <div className="marks">
        {works.split(" ").map((sense) => {
          const mark = marks[sense];
          if (!mark)
            throw new Error(`Practice “${title}”: works is “${works}”, and there is no sense “${sense}”`);
          return (
            <PrintPicture key={sense} wide={mark.day} wideDark={mark.night} width={40} height={40} alt="" />
          );
        })}
      </div>
      <Title>{title}</Title>
      <p className="length">{length}</p>
      {children}
    </section>
  );
}
