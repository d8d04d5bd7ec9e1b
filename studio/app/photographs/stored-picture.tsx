import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useState } from "react";
import { api } from "../api/client.ts";
import styles from "./photographs.module.css";

type StoredPictureProps = {
  /** Its path in the project. */
  readonly file: string;
  /** As it is in the draft, or as visitors see it. */
  readonly state: "draft" | "live";
  /** Stands for the bytes that the draft has. */
  readonly version: string | number;
  readonly alt: string;
  /** How the site cuts it out above an article: for computers, or for phones. Whole by default. */
  readonly crop?: "wide" | "tall" | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
};

/** Returns the bytes of a picture of the project. Throws a StudioError. */
export async function readPicture(
  file: string,
  state: StoredPictureProps["state"],
  crop?: StoredPictureProps["crop"],
): Promise<Blob> {
  const query = { file, state, ...(crop && { crop }) };
  return (await api.photographs.file.$get({ query })).blob();
}

/** A picture of the project. The server gives it to this window only, which `<img>` alone can't ask it for. */
export function StoredPicture({ file, state, version, alt, crop, className, style }: StoredPictureProps) {
  const { data: blob } = useQuery({
    queryKey: ["picture", state, file, version, crop],
    queryFn: () => readPicture(file, state, crop),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(blob);
  return url && <img className={className ?? styles.picture} style={style} src={url} alt={alt} />;
}

/** Returns a URL for `<img>` of what only this window has. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
