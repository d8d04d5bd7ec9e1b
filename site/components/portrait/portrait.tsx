import { business } from "#content/business";
import { home } from "#content/pages/home";
import { portraitAvif } from "../../../domain/pictures.ts";
import { Print } from "../../kit/print.tsx";
import { PrintPicture } from "../../kit/print-picture.tsx";

/** The teacher's photograph, or the drawn portrait until there is one. */
export function Portrait() {
  const { photograph } = business.teacher;
  if (!photograph) return <Print name="portrait" alt={home.teacherBio.drawnPortrait} />;
  const { path, alt, width, height } = photograph;
  return <PrintPicture wide={path} wideAvif={portraitAvif(path)} alt={alt} width={width} height={height} />;
}
