import { z } from "zod";
import { type ContentName, contentFiles } from "../schema/content-files.ts";
import { writeIfChanged } from "./write-snapshot.ts";

/** What editors can't use, or would misjudge: placeholders are longer than what they stand for. */
const omitted = [
  "readOnly",
  "kind",
  "help",
  "recommended",
  "beforeLaunch",
  "whenEmpty",
  "usePlaceholder",
  "slots",
  "maxLength",
];

/** Returns the JSON Schema by which editors complete and check a content file. */
function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: "input",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      const meta = z.globalRegistry.get(zodSchema);
      const length = jsonSchema.maxLength ? `At most ${jsonSchema.maxLength} characters.` : undefined;
      const unit = meta?.unit ? `In ${meta.unit}.` : undefined;
      const description = [
        meta?.help,
        unit,
        length,
        meta?.beforeLaunch && `Before launch: ${meta.beforeLaunch}`,
      ];
      const text = description.filter(Boolean).join(" ");
      if (text) jsonSchema.description = text;
      for (const [name, property] of Object.entries(jsonSchema.properties ?? {})) {
        // An optional field may be left empty.
        const isOptional = !jsonSchema.required?.includes(name) && typeof property === "object";
        if (isOptional && property.type !== "array" && !property.anyOf) {
          jsonSchema.properties = {
            ...jsonSchema.properties,
            [name]: { anyOf: [property, { type: "null" }] },
          };
        }
      }
      for (const key of omitted) delete jsonSchema[key];
    },
  });
}

/** Returns the path of a content file's JSON Schema, as the editor's settings name it. */
export const jsonSchemaPath = (name: ContentName) => `.generated/schemas/${name}.json`;

/** Writes the JSON Schema of each content file. */
export async function writeJsonSchemas(): Promise<void> {
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    const schema = `${JSON.stringify(jsonSchemaOf(contentFiles[name]), null, 2)}\n`;
    await writeIfChanged(jsonSchemaPath(name), schema);
  }
}
