import portrait from "#art/portrait.svg";
import { business } from "#content/business";
import { home } from "#content/pages/home";

const drawn = { path: portrait, alt: home.teacherBio.drawnPortrait, width: 640, height: 760 };

/** The teacher's photograph, or the drawn portrait until there is one. */
export function Portrait() {
  const { path, alt, width, height } = business.teacher.photograph ?? drawn;
  return (
    <picture className="daylight">
      <img src={path} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}
