import type { ReactNode } from "react";
import { common } from "#content/common";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import type { Testimonial } from "../../content-model/schema/testimonials.ts";
import type { SitePath } from "../../domain/pages.ts";
import { Prose } from "../components/prose/prose.tsx";
import { ButtonLink, type ButtonLook, ExternalButtonLink } from "../ui/button/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { unbroken } from "../ui/unbroken.tsx";
import chapterStyles from "./chapter.module.css";
import closeStyles from "./close.module.css";
import heroStyles from "./hero.module.css";
import plateStyles from "./plate.module.css";
import { Print, type PrintName } from "./print.tsx";
import quotesStyles from "./quotes.module.css";

/** The ground of a section. Text on night is light, except on paper. */
type Tone = "paper" | "shade" | "blush" | "gold" | "night";

export type ChapterProps = {
  /** The id of the heading, unique on the page. Links can lead to it. */
  readonly id: string;
  /** The id of the section, where links lead to it instead. */
  readonly anchor?: string;
  readonly heading: ReactNode;
  readonly tone?: Tone | undefined;
  /** The heading stands on top, at the left of what follows (on phones above it), or is visually hidden. */
  readonly layout?: "top" | "side" | "hidden";
  /** A sentence or two under the heading. */
  readonly lead?: ProseValue | undefined;
  /** Follows the lead: a link, a picture, a notice. */
  readonly aside?: ReactNode;
  /** A picture beside the heading and what follows it. */
  readonly plate?: Omit<PlateProps, "children">;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A section of a page: its heading, and what stands below or beside it. */
export function Chapter({
  id,
  anchor,
  heading,
  tone = "paper",
  layout = "top",
  lead,
  aside,
  plate,
  className,
  children,
}: ChapterProps) {
  const title = (
    <h2 id={id} className={layout === "hidden" ? "visually-hidden" : undefined}>
      {unbroken(heading)}
    </h2>
  );
  const head =
    lead === undefined && aside === undefined ? (
      title
    ) : (
      <div className={chapterStyles.head}>
        {title}
        {lead !== undefined && (
          <p>
            <Prose of={lead} />
          </p>
        )}
        {aside}
      </div>
    );
  return (
    <section
      id={anchor}
      className={classNames(chapterStyles.tight, chapterStyles[tone], chapterStyles[layout], className)}
      aria-labelledby={id}
    >
      {plate ? (
        <div className="wrap">
          <Plate {...plate}>
            {head}
            {children}
          </Plate>
        </div>
      ) : (
        <div className={classNames("wrap", layout === "side" && "pair")}>
          {head}
          {layout === "side" ? <div>{children}</div> : children}
        </div>
      )}
    </section>
  );
}

export type PlateProps = {
  readonly print?: PrintName;
  /** What the print shows; empty if it is decoration. */
  readonly alt?: string;
  /** A `<picture>` in place of a print. */
  readonly picture?: ReactNode;
  /** Where the picture stands from tablets on; on phones it is above the words. */
  readonly side?: "left" | "right";
  /** The picture has a frame, runs to the edge of the screen, or is an object on the page, small beside the heading on phones. */
  readonly edge?: "none" | "framed" | "bleed" | "object";
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A print, and words beside it. */
export function Plate({
  print,
  alt = "",
  picture = print && <Print name={print} alt={alt} />,
  side = "right",
  edge = "none",
  className,
  children,
}: PlateProps) {
  return (
    <div className={classNames("pair", plateStyles.plate, plateStyles[side], plateStyles[edge], className)}>
      {picture}
      <div>{children}</div>
    </div>
  );
}

type HeroProps = {
  /** The id of the page's heading. */
  readonly id: string;
  /** Stands above the heading, and is part of it. */
  readonly kicker?: ReactNode;
  readonly heading: ReactNode;
  /** The heading is longer than about five words. */
  readonly long?: boolean;
  readonly lead?: ProseValue | undefined;
  /** Where the picture stands: behind the words (`over`), beside, above or below them. `plain` has no picture. */
  readonly layout: "over" | "beside" | "above" | "below" | "plain";
  readonly print?: PrintName;
  /** What the picture shows. */
  readonly alt?: string;
  /** A `<picture>` in place of a print. */
  readonly picture?: ReactNode;
  /** The ground. With `paper`, a chapter on paper that follows has no room above it. */
  readonly tone?: Tone;
  /** Can set `--words` and `--picture` (columns); of the picture `--focus` (`object-position`), `--height`, and its aspect ratio on phones (`--shape`) and tablets (`--mid`). */
  readonly className?: string | undefined;
  /** Facts and calls to action. */
  readonly children?: ReactNode;
};

/** The first section of a page: its heading, a lead, facts, what to do, and its picture. */
export function Hero({
  id,
  kicker,
  heading,
  long,
  lead,
  layout,
  print,
  alt = "",
  picture = print && <Print name={print} alt={alt} priority />,
  tone,
  className,
  children,
}: HeroProps) {
  const first = layout === "over" || layout === "above";
  return (
    <section
      className={classNames(tone && chapterStyles[tone], heroStyles.hero, heroStyles[layout], className)}
      aria-labelledby={id}
    >
      {first && picture}
      <div className={classNames(layout !== "beside" && "wrap", heroStyles.words)}>
        <h1 id={id} className={long ? heroStyles.long : undefined}>
          {kicker && <span className={heroStyles.kicker}>{kicker} </span>}
          {unbroken(heading)}
        </h1>
        {lead !== undefined && (
          <p className={heroStyles.lead}>
            <Prose of={lead} />
          </p>
        )}
        {children}
      </div>
      {!first && picture}
    </section>
  );
}

const words = common.quote;

/** A disc and eight rays, 14 units wide. */
const sun =
  "M7 3.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8zM6.3 0h1.4l-.4 2.6h-.6zM6.3 14h1.4l-.4-2.6h-.6zM0 6.3v1.4l2.6-.4v-.6zM14 6.3v1.4l-2.6-.4v-.6zM2.6 1.6l-1 1 2.2 1.5.3-.3zM11.4 1.6l1 1-2.2 1.5-.3-.3zM2.6 12.4l-1-1 2.2-1.5.3.3zM11.4 12.4l1-1-2.2-1.5-.3.3z";

type QuotesProps = Pick<ChapterProps, "id" | "heading" | "tone" | "layout" | "className"> & {
  readonly of: readonly Testimonial[];
  /** One large and the others small beside it; two abreast; on cards in a row; or one below the other, which a page may arrange. */
  readonly look: "lead" | "abreast" | "cards" | "plain";
};

/** A section with testimonials, their authors and ratings. Renders nothing without testimonials. */
export function Quotes({ of, look, ...chapter }: QuotesProps) {
  if (of.length === 0) return null;
  return (
    <Chapter {...chapter}>
      <div className={`${quotesStyles.quotes} ${quotesStyles[look]}`}>
        {of.map((testimonial) => (
          <Quote key={testimonial.quote} of={testimonial} />
        ))}
      </div>
    </Chapter>
  );
}

function Quote({ of: { quote, name, role, rating } }: { readonly of: Testimonial }) {
  return (
    <figure>
      <blockquote>
        <p>{fillSlots(words.words, { "quote.words": quote })}</p>
      </blockquote>
      <figcaption>
        {role ? (
          <Prose of={words.author} slots={{ "quote.name": name, "quote.role": role }} />
        ) : (
          <strong>{name}</strong>
        )}{" "}
        {rating !== undefined && (
          <>
            <svg className={quotesStyles.suns} viewBox={`0 0 ${rating * 20} 14`} aria-hidden="true">
              {Array.from({ length: rating }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: suns are all alike
                <path key={place} transform={`translate(${place * 20} 0)`} d={sun} />
              ))}
            </svg>
            <span className="visually-hidden">{fillSlots(words.rating, { "quote.rating": rating })}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** A button that leads to a page, or to another site. */
type ButtonProps = ButtonLook & { readonly words: string } & (
    | { readonly to: SitePath }
    | { readonly href: string }
  );

type CloseProps = {
  /** The id of the heading, unique on the page. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly lead?: ProseValue | undefined;
  readonly tone: Tone;
  /** A picture across the end of the page. */
  readonly print?: PrintName;
  /** A picture after the words and the button, which the page places. */
  readonly beside?: ReactNode;
  readonly alt?: string;
  readonly button?: ButtonProps;
  /** In the place of the button: another one, and links under it. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** Follows the lead. */
  readonly children?: ReactNode;
};

/** The section that ends a page: words, one button beside them, and where the page has one, a last picture. */
export function Close({ id, heading, lead, tone, print, beside, alt = "", button, ...rest }: CloseProps) {
  return (
    <section
      className={classNames(
        chapterStyles[tone],
        closeStyles.close,
        print && closeStyles.pictured,
        rest.className,
      )}
      aria-labelledby={id}
    >
      <div className={`wrap ${closeStyles.row}`}>
        <div>
          <h2 id={id}>{unbroken(heading)}</h2>
          {lead !== undefined && (
            <p>
              <Prose of={lead} />
            </p>
          )}
          {rest.children}
        </div>
        <div className={closeStyles.action}>
          {button &&
            ("to" in button ? (
              <ButtonLink {...button}>{button.words}</ButtonLink>
            ) : (
              <ExternalButtonLink {...button}>{button.words}</ExternalButtonLink>
            ))}
          {rest.action}
        </div>
        {beside}
      </div>
      {print && <Print name={print} alt={alt} />}
    </section>
  );
}
