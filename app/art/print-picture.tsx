type PrintPictureProps = {
  /** The address of the picture, and of the same one for dark screens. */
  readonly wide: string;
  readonly wideDark?: string | undefined;
  /** Drawn anew for screens of 768 to 1120 px, and for those up to 768 px. */
  readonly mid?: string;
  readonly midDark?: string | undefined;
  readonly tall?: string;
  readonly tallDark?: string | undefined;
  /** What there is to see; empty where the picture only decorates. */
  readonly alt: string;
  /** Of the wide picture. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture is what a visitor sees first. Others are fetched when they come near. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

const upTo768 = "(width < 48rem)";
const upTo1120 = "(width < 70rem)";
const dark = "(prefers-color-scheme: dark)";

/** A picture of the print kit, in the crop and the inks that suit the screen. */
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
