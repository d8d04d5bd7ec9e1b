import { business } from "#content/business";
import { about } from "#content/pages/about";
import { home } from "#content/pages/home";
import { portraitAvif } from "../../../domain/pictures.ts";
import { Print } from "../../kit/print.tsx";
import { PrintPicture } from "../../kit/print-picture.tsx";

type PortraitProps = {
  /** Whether the drawn one shows her from behind: on a page where another picture shows her face. */
  readonly fromBehind?: boolean;
};

/** The teacher's photograph, or the drawn portrait until there is one. */
export function Portrait({ fromBehind = false }: PortraitProps) {
  const { photograph } = business.teacher;
  if (!photograph)
    return fromBehind ? (
      <Print name="portrait-behind" alt={about.story.drawnPortrait} />
    ) : (
      <Print name="portrait" alt={home.teacherBio.drawnPortrait} />
    );
  const { path, alt, width, height } = photograph;
  return <PrintPicture wide={path} wideAvif={portraitAvif(path)} alt={alt} width={width} height={height} />;
}
