import { type ReactNode, useId, useMemo, useState } from "react";
import { altLimits } from "../../../../content-model/schema/article.ts";
import {
  drawnArticles,
  highestSeed,
  type MotifPrint,
  printInks,
  printMotifs,
} from "../../../../domain/pictures.ts";
import type { Size } from "../../../../prints/kit/sheet.ts";
import { motifPrint } from "../../../../site/articles/motif-prints/motif-print.ts";
import { photographCrops } from "../../../../site/articles/print-files.ts";
import { isFields } from "../../../core/content/entries.ts";
import { api, read } from "../../api/client.ts";
import { articlesQuery } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save.ts";
import { missingWords, PhotographField } from "../../photographs/photograph-field.tsx";
import { urlOfPrint } from "../../photographs/prints.ts";
import { StoredPicture, useObjectUrl } from "../../photographs/stored-picture.tsx";
import { Button } from "../../ui/button.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";

export type PictureProps = {
  readonly slug: string;
  readonly photograph: { readonly file: string; readonly id: string } | null;
  /** The article's picture, as it is in the file. */
  readonly picture: unknown;
  /** Nothing stands above the article yet. */
  readonly isMissing: boolean;
  readonly onChange: (part: "print" | "alt" | keyof MotifPrint, value: unknown) => void;
  /** The field with the words for people who can't see it, with an error in it. */
  readonly describe: (error: string | undefined) => ReactNode;
};

/** The picture of an article in the list. Decorative: its title stands beside it. */
export function ArticlePicture({
  slug,
  photograph,
  picture,
}: Pick<PictureProps, "slug" | "photograph" | "picture">) {
  const { print = slug } = isFields(picture) ? picture : {};
  const drawn = printIn(picture);
  const url = urlOfPrint(`article-${print}-tall`);
  if (photograph)
    return <StoredPicture file={photograph.file} state="draft" version={photograph.id} alt="" />;
  if (drawn) return <Drawn print={drawn} size={small} alt="" />;
  return url ? <img src={url} alt="" /> : <span />;
}

/** The picture above an article: a print, or a photograph in its place. Folded, unless there is none when the article is opened. */
export function Picture({ slug, photograph, picture, isMissing, onChange, describe }: PictureProps) {
  const [wasMissing] = useState(isMissing);
  const { print, alt } = isFields(picture) ? picture : {};
  const hasPrint = Boolean(print) || drawnArticles.some((drawn) => drawn === slug) || printIn(picture);
  const refresh = () => queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
  return (
    <Details
      startsOpen={wasMissing}
      summary={
        <span className={styles.now}>
          Picture
          <ArticlePicture slug={slug} photograph={photograph} picture={picture} />
        </span>
      }
    >
      <div className={ui.tightStack}>
        {!photograph && (
          <div data-field="picture.print" className={ui.tightStack}>
            <PrintChoice slug={slug} picture={picture} onChange={onChange} />
            {isMissing && <p className={ui.hint}>Still missing.</p>}
          </div>
        )}
        <PhotographField
          describe={describe}
          missing={missingWords(String(alt ?? ""), altLimits)}
          shown={
            photograph && (
              <StoredPicture
                file={photograph.file}
                state="draft"
                version={photograph.id}
                alt={String(alt ?? "")}
              />
            )
          }
          without={hasPrint ? "The print takes its place." : "Choose a print to take its place."}
          put={async (body) => {
            const query = { alt: String(alt) };
            await save(() =>
              read(api.photographs.articles[":slug"].$put({ param: { slug }, query }, { init: { body } })),
            );
            await refresh();
          }}
          remove={async () => {
            await save(() => read(api.photographs.articles[":slug"].$delete({ param: { slug } })));
            await refresh();
          }}
        />
      </div>
    </Details>
  );
}

/** The name of each motif, and words that hold for each of its prints. */
const motifs = {
  lake: ["A lake", "A lake with hills beyond it, and the sun low over the water."],
  swan: ["Swans", "Black swans on still water with their reflections, and a low sun behind them."],
  reeds: ["Reeds", "Bulrushes at the edge of a lake, and behind them a large sun, low over the water."],
} as const satisfies Record<MotifPrint["motif"], readonly [name: string, alt: string]>;

const inksNames = { dawn: "Dawn", frost: "Frost", dusk: "Dusk", gold: "Gold" } as const satisfies Record<
  MotifPrint["inks"],
  string
>;

const [small, large]: [Size, Size] = [photographCrops.tall, photographCrops.wide];

/** Returns the print that the file chooses by motif, inks and seed. */
function printIn(picture: unknown): MotifPrint | undefined {
  const { motif, inks, seed } = isFields(picture) ? picture : {};
  const known = printMotifs.find((one) => one === motif);
  return (
    known && { motif: known, inks: printInks.find((one) => one === inks) ?? "dawn", seed: Number(seed) || 1 }
  );
}

type PrintChoiceProps = Pick<PictureProps, "slug" | "picture" | "onChange">;

/** The choice of a print: one that is drawn from a motif, or the article's own. */
function PrintChoice({ slug, picture, onChange }: PrintChoiceProps) {
  const group = useId();
  const { print: other, alt } = isFields(picture) ? picture : {};
  const hasOwn = drawnArticles.some((drawn) => drawn === slug);
  const print = printIn(picture);
  const chosen = print?.motif ?? (hasOwn && !other ? "own" : undefined);
  const { inks, seed } = print ?? { inks: "dawn", seed: 1 };

  const set = (next: MotifPrint | undefined) => {
    if (other) onChange("print", undefined);
    for (const part of ["motif", "inks", "seed"] as const)
      if (next?.[part] !== (isFields(picture) ? picture[part] : undefined)) onChange(part, next?.[part]);
    // Words of hers stay; those of another motif don't hold any more.
    const isSuggested = !alt || Object.values(motifs).some(([, words]) => words === alt);
    if (isSuggested && next) onChange("alt", motifs[next.motif][1]);
    else if (isSuggested && alt) onChange("alt", undefined);
  };
  const turn = (by: 1 | -1) =>
    print && set({ ...print, seed: ((print.seed - 1 + by + highestSeed) % highestSeed) + 1 });
  const radio = (name: string, value: string) => ({
    type: "radio",
    name: `${group}-${name}`,
    value,
  });
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Which print</legend>
        {printMotifs.map((motif) => (
          <label key={motif} className={styles.choice}>
            <Drawn print={{ motif, inks, seed: 1 }} size={small} alt="" />
            <input
              {...radio("motif", motif)}
              checked={chosen === motif}
              onChange={() => set({ motif, inks, seed })}
            />
            {motifs[motif][0]}
          </label>
        ))}
        {hasOwn && (
          <label className={styles.words}>
            <input {...radio("motif", "own")} checked={chosen === "own"} onChange={() => set(undefined)} />
            The one drawn for this article
          </label>
        )}
      </fieldset>
      {print && (
        <>
          <fieldset className={styles.choices}>
            <legend>Its inks</legend>
            {printInks.map((one) => (
              <label key={one} className={styles.choice}>
                <Drawn print={{ ...print, inks: one }} size={small} alt="" />
                <input
                  {...radio("inks", one)}
                  checked={one === inks}
                  onChange={() => set({ ...print, inks: one })}
                />
                {inksNames[one]}
              </label>
            ))}
          </fieldset>
          <Drawn print={print} size={large} alt={String(alt ?? "")} className={styles.large} />
          <p className={ui.row}>
            <Button onClick={() => turn(1)}>Turn it</Button>
            <Button onClick={() => turn(-1)}>Turn it back</Button>
            <span className={ui.hint} role="status">
              Turn {seed} of {highestSeed}
            </span>
          </p>
        </>
      )}
    </>
  );
}

type DrawnProps = {
  readonly print: MotifPrint;
  readonly size: Size;
  readonly alt: string;
  readonly className?: string | undefined;
};

/** A print as the site's light pages show it, drawn here: it follows each turn at once. */
function Drawn({ print: { motif, inks, seed }, size, alt, className }: DrawnProps) {
  const blob = useMemo(
    () => new Blob([motifPrint({ motif, inks, seed }, size, false)], { type: "image/svg+xml" }),
    [motif, inks, seed, size],
  );
  const url = useObjectUrl(blob);
  return <img className={className} src={url} alt={alt} width={size.width} height={size.height} />;
}
