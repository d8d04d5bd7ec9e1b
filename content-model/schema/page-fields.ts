import { alternativeText, group, list, prose, text } from "./fields.ts";

/* Fields that most pages have. */

export const heading = (max = 80) => text("Heading", { max });

/** A heading of which each line stands on its own. */
export const headingLines = () => prose("Heading", { max: 60, help: "Each line stands on its own." });

export const lead = () => prose("Opening sentence", { recommended: 220, max: 400 });

export const paragraph = (max = 400) => prose("Paragraph", { max });

export const picture = () => alternativeText("What the picture shows", { max: 120 });

export const button = () => text("Button", { max: 50 });

/** A price. Its place holds a few characters, but one that another price follows is said with both and the day. */
export const priceText = (title: string, recommended = 10) => text(title, { recommended, max: 60 });

/** A list of names, each with a text. */
export const points = (title: string, maxima: { name: number; text: number }) =>
  list(
    title,
    group("Entry", {
      name: text("Name", { max: maxima.name }),
      text: prose("Text", { max: maxima.text }),
    }),
  );

/** A service as search engines read it. */
export const serviceFields = () =>
  group("Service, for search engines", {
    name: text("Name", { max: 60 }),
    description: text("Description", { max: 240 }),
  });
