import { business } from "#content/business";
import { portraitAvif } from "../../../domain/pictures.ts";
import { Print } from "../../kit/print.tsx";
import { PrintPicture } from "../../kit/print-picture.tsx";
import styles from "./face.module.css";

/** The teacher's face in a disc beside her words, as in her photograph; drawn until there is one. */
export function Face() {
  const { photograph } = business.teacher;
  if (!photograph) return <Print name="face" alt="" className={styles.face} />;
  const { path, width, height } = photograph;
  return (
    <PrintPicture
      wide={path}
      wideAvif={portraitAvif(path)}
      alt=""
      width={width}
      height={height}
      className={styles.face}
    />
  );
}
