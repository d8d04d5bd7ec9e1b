import { prints } from "#art/prints.ts";
import { PrintPicture } from "./print-picture.tsx";

/** The name of a picture in `picture-files.ts`, without its crop and inks. */
export type PrintName = keyof typeof prints;

type PrintProps = {
  readonly name: PrintName;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** Loads eagerly, for the first screen. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

const files: Readonly<Record<string, string | undefined>> = import.meta.glob<string>(
  "../../.generated/art/*.svg",
  { eager: true, import: "default" },
);

const urlOf = (file: string) => files[`../../.generated/art/${file}.svg`];

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
      {...prints[name]}
      {...rest}
    />
  );
}
