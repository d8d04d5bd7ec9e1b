import type { MDXComponents } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";
import { warnings } from "#content/common";
import { feed as words } from "#content/pages/blog";
import type { Article } from "../../content-model/schema/article.ts";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { ReferenceText, referenceOf } from "../articles/reference.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { crisisLine, otherSupportLines } from "../layout/crisis-line.tsx";
import { publicUrl } from "./public-url.ts";

/** The elements of articles, for feed readers, which have none of the site's styles. */
export const feedElements = {
  a: ({ href = "", children }: ComponentProps<"a">) => <a href={publicUrl(href)}>{children}</a>,
  h2: ({ children }: ComponentProps<"h2">) => <h2>{children}</h2>,
  Cite: ({ number, follows }: { readonly number: string; readonly follows?: string }) => (
    <sup>
      {follows && ","}
      {number}
    </sup>
  ),
  HeadCount: ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
    <>
      <p>
        <b>{title}</b>
      </p>
      {children}
    </>
  ),
  Group: ({ people, children }: { readonly people: string; readonly children: ReactNode }) => (
    <p>
      {people} {children}
    </p>
  ),
  // Feed readers show the article’s words. Many refuse SVG.
  Print: () => null,
  PullQuote: () => null,
  SideNote: ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
    <blockquote>
      <p>
        <b>{title}</b>
      </p>
      {children}
    </blockquote>
  ),
  Practice: ({
    title,
    length,
    stop,
    children,
  }: Readonly<Record<"title" | "length", string>> & {
    readonly stop?: string;
    readonly children: ReactNode;
  }) => (
    <>
      <h3>{fillSlots(words.practice, { "practice.title": title, "practice.length": length })}</h3>
      {children}
      {stop && <p>{stop}</p>}
    </>
  ),
  SupportLines: () => (
    <p>
      {crisisLine}{" "}
      {fillSlots(words.supportLines, {
        supportLines: otherSupportLines.map(({ name, number }) => `${name} ${number}`).join(", "),
      })}
    </p>
  ),
} satisfies MDXComponents;

/** Renders what stands before the text of an article, for feed readers. */
export function FeedOpening({ article: { warning: danger, inShort } }: { readonly article: Article }) {
  const warning = danger && warnings[danger];
  return (
    <>
      {warning && (
        <blockquote>
          <p>
            <b>{warning.heading}</b> <Prose of={warning.signs} /> <Prose of={warning.act} />
          </p>
        </blockquote>
      )}
      {inShort && (
        <ul>
          {inShort.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Renders the notes of an article for feed readers. */
export function FeedNotes({ citations }: { readonly citations: readonly string[] }) {
  if (citations.length === 0) return null;
  return (
    <ol>
      {citations.map((id) => {
        const reference = referenceOf(id);
        const url = reference.doi ? `https://doi.org/${reference.doi}` : reference.url;
        return (
          <li key={id}>
            <ReferenceText reference={reference} /> {url && <a href={url}>{url}</a>}
            {reference.remark && ` ${reference.remark}.`}
          </li>
        );
      })}
    </ol>
  );
}
