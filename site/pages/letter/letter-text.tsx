import { Fragment, type ReactNode } from "react";
import {
  type LetterBlock,
  type LetterInline,
  splitAtAddresses,
  startOf,
  textOfBlock,
} from "../../../domain/letter.ts";
import { publicUrl } from "../../seo/public-url.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./letter-text.module.css";

/** The blocks of a letter. Its headings are below the page’s own two. */
export const LetterText = ({ blocks }: { readonly blocks: readonly LetterBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered letters never change their order
    <Block key={index} block={block} />
  ));

function Block({ block }: { readonly block: LetterBlock }): ReactNode {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Inline nodes={block.content} />
        </p>
      );
    case "heading": {
      const Heading = block.attrs.level === 2 ? "h3" : "h4";
      return (
        <Heading>
          <Inline nodes={block.content} />
        </Heading>
      );
    }
    case "blockquote":
      return (
        <blockquote className={styles.quote}>
          <LetterText blocks={block.content} />
        </blockquote>
      );
    default: {
      const items = block.content.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prerendered letters never change their order
        <li key={index}>
          <LetterText blocks={content} />
        </li>
      ));
      return block.type === "ordered_list" ? (
        <ol className={styles.ordered} start={startOf(block)}>
          {items}
        </ol>
      ) : (
        <ul>{items}</ul>
      );
    }
  }
}

const Inline = ({ nodes = [] }: { readonly nodes?: readonly LetterInline[] | undefined }) =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered letters never change their order
    <Fragment key={index}>{node.type === "hard_break" ? <br /> : <Words node={node} />}</Fragment>
  ));

function Words({ node: { text, marks = [] } }: { readonly node: Extract<LetterInline, { type: "text" }> }) {
  const link = marks.find((mark) => mark.type === "link");
  const has = (type: string) => marks.some((mark) => mark.type === type);
  let words: ReactNode = link ? <Link to={link.attrs.href}>{text}</Link> : withLinks(text);
  if (has("em")) words = <em>{words}</em>;
  return has("strong") ? <strong>{words}</strong> : words;
}

/** Addresses that were typed into the text are links, as in the email. */
const withLinks = (text: string) =>
  splitAtAddresses(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered letters never change their order
    <Fragment key={index}>{index % 2 === 1 ? <Link to={part}>{part}</Link> : part}</Fragment>
  ));

/** A letter has whole addresses for pages of this site, too. */
function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const home = publicUrl("/");
  if (/^https?:/.test(to) && !to.startsWith(home)) return <ExternalLink href={to}>{children}</ExternalLink>;
  return <a href={to.startsWith(home) ? `/${to.slice(home.length)}` : to}>{children}</a>;
}

/** With the day before them, they are a description as long as search engines show it. */
const longest = 115;

/** Returns the first words of a letter’s sentences, as many as a description holds. */
export function firstWords(blocks: readonly LetterBlock[]): string {
  const paragraphs = blocks.filter(({ type }) => type === "paragraph");
  const text = (paragraphs.length > 0 ? paragraphs : blocks)
    .map(textOfBlock)
    .join(" ")
    .replace(/ ?\((?:https?:\/\/|mailto:)[^\s)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, "")}…` : text;
}
