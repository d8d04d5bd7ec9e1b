import type { ReactNode } from "react";
import { business } from "#content/business";
import { article } from "#content/pages/article";
import feel from "#pictures/mark-feel.svg";
import feelDark from "#pictures/mark-feel-dark.svg";
import hear from "#pictures/mark-hear.svg";
import hearDark from "#pictures/mark-hear-dark.svg";
import see from "#pictures/mark-see.svg";
import seeDark from "#pictures/mark-see-dark.svg";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { formatList } from "../../../../domain/format-text.ts";
import { Slip } from "../../../kit/parts.tsx";
import { PrintPicture } from "../../../kit/print-picture.tsx";
import "./practice.css";

const words = article.practice;

type Mark = { readonly day: string; readonly night: string; readonly word: string };

const marks: Readonly<Record<string, Mark>> = {
  see: { day: see, night: seeDark, word: words.see },
  hear: { day: hear, night: hearDark, word: words.hear },
  feel: { day: feel, night: feelDark, word: words.feel },
};

type PracticeProps = {
  readonly title: string;
  /** Duration in words. */
  readonly length: string;
  /** `see`, `hear` and `feel`, as they apply, separated by spaces. */
  readonly works?: string;
  /** When to stop, and what to do instead. */
  readonly stop?: string;
  /** Set if no heading of the article comes before it. */
  readonly opens?: string;
  /** The steps, as a numbered list. */
  readonly children: ReactNode;
};

/** A practice, step by step, small enough for one screenshot of a phone. */
export function Practice({ title, length, works: senses = "", stop, opens, children }: PracticeProps) {
  const works = senses.split(" ").flatMap((sense) => marks[sense] ?? []);
  const Title = opens ? "h2" : "h3";
  return (
    <Slip look="sheet" as="section" label={title} className="practice">
      <div className="marks">
        {works.map(({ day, night, word }) => (
          <PrintPicture key={word} wide={day} wideDark={night} width={40} height={40} alt="" />
        ))}
      </div>
      <Title>{title}</Title>
      <p className="small soft">
        {length}
        <span className="visually-hidden">
          {fillSlots(words.senses, { "practice.senses": formatList(works.map(({ word }) => word)) })}
        </span>
      </p>
      {children}
      {stop && <p className="small stop">{stop}</p>}
      <p className="cluster small soft foot">
        <span>{business.name}</span>
        <span className="sheet">{words.sheet}</span>
      </p>
    </Slip>
  );
}
