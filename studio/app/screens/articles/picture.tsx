import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { altLimits, focusSchema } from "../../../../content-model/schema/article.ts";
import { drawnArticles } from "../../../../domain/pictures.ts";
import { isFields } from "../../../engine/content/entries.ts";
import { articlesQuery } from "../../api/articles.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save-status.ts";
import { missingWords, PhotographField } from "../../photographs/photograph-field.tsx";
import { articlePrints, urlOfPrint } from "../../photographs/prints.ts";
import { StoredPicture } from "../../photographs/stored-picture.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";
import { Crops } from "./crops.tsx";

export type PictureProps = {
  readonly slug: string;
  readonly photograph: { readonly file: string; readonly id: string } | null;
  /** The article's picture, as it is in the file. */
  readonly picture: unknown;
  /** Nothing stands above the article yet. */
  readonly isMissing: boolean;
  readonly onChange: (part: "print" | "alt" | "focus", value: unknown) => void;
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
  const url = urlOfPrint(`article-${print}-tall`);
  if (photograph)
    return <StoredPicture file={photograph.file} state="draft" version={photograph.id} alt="" />;
  return url ? <img src={url} alt="" /> : <span />;
}

/** The picture above an article: a print, or a photograph in its place. Folded, unless there is none when the article is opened. */
export function Picture({ slug, photograph, picture, isMissing, onChange, describe }: PictureProps) {
  const [wasMissing] = useState(isMissing);
  const { print, alt, focus } = isFields(picture) ? picture : {};
  /** The print that takes a photograph's place. */
  const taking = drawnArticles.find((drawn) => drawn === (print ?? slug));
  const put = (body: Blob) =>
    save(() =>
      read(
        api.photographs.articles[":slug"].$put(
          { param: { slug }, query: { alt: String(alt) } },
          { init: { body } },
        ),
      ),
    );
  /** An undo comes later: what it writes is based on the article as it is then. */
  const changeNow = useRef(onChange);
  useEffect(() => {
    changeNow.current = onChange;
  });
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
          missing={
            !photograph && isOfPrint(alt)
              ? "First say what your photograph shows: these words are about the print."
              : missingWords(String(alt ?? ""), altLimits)
          }
          shown={
            photograph && (
              <Crops
                photograph={photograph}
                alt={String(alt ?? "")}
                focus={focusSchema.safeParse(focus).data}
                onChange={(point) => onChange("focus", point)}
              />
            )
          }
          file={photograph?.file}
          without={taking ? "The print takes its place." : "Choose a print to take its place."}
          put={async (body) => {
            await put(body);
            // The point was one of another photograph.
            if (focus !== undefined) onChange("focus", undefined);
            await refresh();
          }}
          remove={async () => {
            await save(() => read(api.photographs.articles[":slug"].$delete({ param: { slug } })));
            if (focus !== undefined) onChange("focus", undefined);
            // Her words were about the photograph.
            onChange("alt", taking && articlePrints[taking][1]);
            await refresh();
          }}
          putBack={async (body) => {
            await put(body);
            changeNow.current("alt", alt);
            if (focus !== undefined) changeNow.current("focus", focus);
            await refresh();
          }}
        />
      </div>
    </Details>
  );
}

/** Whether words are those that are suggested for a print. */
const isOfPrint = (alt: unknown) => Object.values(articlePrints).some(([, words]) => words === alt);

type PrintChoiceProps = Pick<PictureProps, "slug" | "picture" | "onChange">;

/** The choice among the prints that are drawn: the article's own, or another's. */
function PrintChoice({ slug, picture, onChange }: PrintChoiceProps) {
  const group = useId();
  const { print, alt } = isFields(picture) ? picture : {};
  const choose = (chosen: (typeof drawnArticles)[number]) => {
    onChange("print", chosen === slug ? undefined : chosen);
    // Words of hers stay; those of another print don't hold any more.
    if (!alt || isOfPrint(alt)) onChange("alt", articlePrints[chosen][1]);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>Which print</legend>
      {drawnArticles.map((drawn) => (
        <label key={drawn} className={styles.choice}>
          <img src={urlOfPrint(`article-${drawn}-tall`)} alt="" />
          <input
            type="radio"
            name={group}
            value={drawn}
            checked={(print ?? slug) === drawn}
            onChange={() => choose(drawn)}
          />
          {articlePrints[drawn][0]}
        </label>
      ))}
    </fieldset>
  );
}
