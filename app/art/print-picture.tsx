type PrintPictureProps = {
  /** URL of the wide crop, and the same in dark inks. */
  readonly wide: string;
  readonly wideDark?: string | undefined;
  /** Crops for 768 to 1120 px (`mid`) and below 768 px (`tall`). */
  readonly mid?: string;
  readonly midDark?: string | undefined;
  readonly tall?: string;
  readonly tallDark?: string | undefined;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** Size of the wide crop. */
  readonly width: number;
  readonly height: number;
  /** Loads eagerly, for the first screen. Others load lazily. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

const upTo768 = "(width < 48rem)";
const upTo1120 = "(width < 70rem)";
const dark = "(prefers-color-scheme: dark)";

/** Shows a generated picture in the crop and inks that suit the screen. */
export function PrintPicture({
  alt,
  width,
  height,
  priority = false,
  className,
  ...sources
}: PrintPictureProps) {
  const choices = [
    { media: `${upTo768} and ${dark}`, source: sources.tallDark },
    { media: upTo768, source: sources.tall },
    { media: `${upTo1120} and ${dark}`, source: sources.midDark },
    { media: upTo1120, source: sources.mid },
    { media: dark, source: sources.wideDark },
  ];
  return (
    <picture className={className}>
      {choices.map(({ media, source }) => source && <source key={media} media={media} srcSet={source} />)}
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
