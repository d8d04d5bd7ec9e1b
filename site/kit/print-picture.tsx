import { belowTablet, belowWide, darkMode } from "../styles/media-queries.ts";

type PrintPictureProps = {
  /** URL of the wide crop, and the same in dark inks. */
  readonly wide: string;
  readonly wideDark?: string | undefined;
  /** Crops for tablets and small desktops (`mid`) and phones (`tall`). */
  readonly mid?: string | undefined;
  readonly midDark?: string | undefined;
  readonly tall?: string | undefined;
  readonly tallDark?: string | undefined;
  /** A photograph in the smaller format. */
  readonly wideAvif?: string | undefined;
  readonly tallAvif?: string | undefined;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** Size of the wide crop. */
  readonly width: number;
  readonly height: number;
  /** Loads eagerly, for the first screen. Others load lazily. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** Shows a generated picture in the crop and inks that suit the screen. */
export function PrintPicture({
  alt,
  width,
  height,
  priority = false,
  className,
  ...sources
}: PrintPictureProps) {
  const choices: { media?: string; type?: string; source: string | undefined }[] = [
    { media: belowTablet, type: "image/avif", source: sources.tallAvif },
    { media: `${belowTablet} and ${darkMode}`, source: sources.tallDark },
    { media: belowTablet, source: sources.tall },
    { media: `${belowWide} and ${darkMode}`, source: sources.midDark },
    { media: belowWide, source: sources.mid },
    { media: darkMode, source: sources.wideDark },
    { type: "image/avif", source: sources.wideAvif },
  ];
  return (
    <picture className={className}>
      {choices.map(
        ({ media, type, source }) =>
          source && <source key={source + media} media={media} type={type} srcSet={source} />,
      )}
      <img
        src={sources.wide}
        alt={alt}
        width={width}
        height={height}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
