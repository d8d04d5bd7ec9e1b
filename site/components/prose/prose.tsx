import { Fragment, type ReactNode } from "react";
import { type LiveText, liveTexts } from "../../../content-model/schema/fill-slots.ts";
import type { ProseNode, Prose as ProseValue } from "../../../content-model/schema/prose.ts";
import type { Subject } from "../../../domain/schedule-state.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { publicUrl } from "../../seo/public-url.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { PhoneLinks } from "../phone-links/phone-links.tsx";

/** The subject of the schedule's clock behind each live text. */
const subjects: Record<LiveText, Subject> = {
  "sundayClass.nextDay": "sunday",
  "sundayClass.nextDate": "sunday:short",
  "sundayClass.bookingDay": "sunday:opens",
};

/** What stands in the slots of prose, by their names. */
type Slots = Readonly<Record<string, ReactNode>>;

/** Renders sentences of `content/` with their formatting and links. Numbers of support lines become telephone links. */
export function Prose({ of: prose, slots = {} }: { of: ProseValue; slots?: Slots }) {
  if (typeof prose === "string") return <PhoneLinks text={prose} />;
  return prose.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered prose never changes its order
    <Fragment key={index}>
      <Node node={node} slots={slots} />
    </Fragment>
  ));
}

function Node({ node, slots }: { node: ProseNode; slots: Slots }) {
  if (typeof node === "string") return <PhoneLinks text={node} />;
  if ("strong" in node) {
    return (
      <strong>
        <Prose of={node.strong} slots={slots} />
      </strong>
    );
  }
  if ("em" in node) {
    return (
      <em>
        <Prose of={node.em} slots={slots} />
      </em>
    );
  }
  if ("break" in node) return <br />;
  if ("live" in node) return <Live name={node.live} />;
  if ("slot" in node) return fillOf(node.slot, slots);
  return <ProseLink to={node.link} words={node.words} slots={slots} />;
}

function fillOf(slot: string, slots: Slots): ReactNode {
  if (!(slot in slots)) throw new Error(`Nothing fills {{${slot}}}`);
  return slots[slot];
}

function Live({ name }: { name: string }) {
  if (!isLive(name)) throw new Error(`No live text is called ${name}`);
  return <ClockText subject={subjects[name]} fallback={liveTexts[name]} />;
}

const isLive = (name: string): name is LiveText => name in liveTexts;

/** Begins a link that subscribes to a calendar file of this site, such as `webcal:/calendar/course.ics`. */
const subscription = "webcal:";

function ProseLink({ to, words, slots }: { to: string; words: ProseValue; slots: Slots }) {
  const content = <Prose of={words} slots={slots} />;
  if (/^https?:/.test(to)) return <ExternalLink href={to}>{content}</ExternalLink>;
  if (to.startsWith(subscription)) {
    const url = publicUrl(to.slice(subscription.length)).replace(/^https?:/, subscription);
    return <a href={url}>{content}</a>;
  }
  return (
    <a href={to} download={to.endsWith(".ics") || undefined}>
      {content}
    </a>
  );
}

/** Renders sentences for paper, too: one that is only a link to a page of this site shows on screen alone. */
export function PrintedProse({ of: prose }: { of: ProseValue }) {
  if (typeof prose === "string") return <Prose of={prose} />;
  return prose.map((node, index) => {
    const isLink = isLinkSentence(prose, index);
    const isRest = isLinkSentence(prose, index - 1) && typeof node === "string";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: prerendered prose never changes its order
      <Fragment key={index}>
        {isLink ? (
          <span className="on-screen">
            <Prose of={[node, "."]} />
          </span>
        ) : (
          <Prose of={isRest ? node.slice(1) : [node]} />
        )}
      </Fragment>
    );
  });
}

/** Returns whether a part of prose is a link to a page of this site, and a sentence by itself. */
function isLinkSentence(prose: readonly ProseNode[], index: number): boolean {
  const [before = "", node, after] = [prose[index - 1], prose[index], prose[index + 1]];
  const isLink = typeof node === "object" && "link" in node && node.link.startsWith("/");
  const begins = typeof before === "string" && /(?:^|[.!?]\s+)$/.test(before);
  return isLink && begins && typeof after === "string" && after.startsWith(".");
}

/** Renders paragraphs of `content/`. */
export function Paragraphs({ of: paragraphs }: { of: readonly ProseValue[] }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered paragraphs never change their order
    <p key={index}>
      <Prose of={paragraph} />
    </p>
  ));
}

/** Renders the items of a list of sentences. */
export function ListItems({ of: items }: { of: readonly ProseValue[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered lists never change their order
    <li key={index}>
      <Prose of={item} />
    </li>
  ));
}
