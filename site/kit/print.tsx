import { sizes as sizesOfContent } from "#art/sizes.ts";
import { sizes } from "../pictures/sizes.ts";
import { PrintPicture } from "./print-picture.tsx";

const allSizes = { ...sizes, ...sizesOfContent };

/** The name of a picture, without its crop and inks. */
export type PrintName = keyof typeof allSizes;

type PrintProps = {
  readonly name: PrintName;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** Loads eagerly, for the first screen. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

const files: Readonly<Record<string, string | undefined>> = {
  ...import.meta.glob<string>("../pictures/*.svg", { eager: true, import: "default" }),
  ...import.meta.glob<string>("../../.generated/art/*.svg", { eager: true, import: "default" }),
};

const urlOf = (file: string) => files[`../pictures/${file}.svg`] ?? files[`../../.generated/art/${file}.svg`];

/** Shows a picture by its name, in all crops and inks that are drawn of it. For pages: an island would ship all names. */
export function Print({ name, ...rest }: PrintProps) {
  const url = urlOf(name);
  if (url === undefined) throw new Error(`No picture is called ${name}`);
  return (
    <PrintPicture
      wide={url}
      wideDark={urlOf(`${name}-dark`)}
      mid={urlOf(`${name}-mid`)}
      midDark={urlOf(`${name}-mid-dark`)}
      tall={urlOf(`${name}-tall`)}
      tallDark={urlOf(`${name}-tall-dark`)}
      {...allSizes[name]}
      {...rest}
    />
  );
}
