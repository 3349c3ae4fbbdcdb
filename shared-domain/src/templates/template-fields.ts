/**
 * What a document is filled with, by tag; the lines of a repetition stand under its name. What is not known is left
 * out.
 */
export type TemplateData = { [tag: string]: string | TemplateData[] };

/** Tags of a template as they stand in it; those of a repetition under its name. */
export interface TagTree {
  [tag: string]: TagTree;
}

/** Where a person types what a document lacks. */
export type MendingPlace =
  | 'account'
  | 'customer'
  | 'consumption'
  | 'kit'
  | 'generation'
  | 'price'
  | 'customisation'
  | 'validation'
  | 'financing'
  | 'activity'
  /** Of an item of any other board. */
  | 'item'
  /** No proposal was chosen. */
  | 'proposal';

/** A tag as the list of tags shows it: `sample` is what could stand in its place. */
export interface FieldInfo {
  tag: string;
  label: string;
  sample: string;
}

/** A tag, and what stands in its place; null where nothing is known. */
export interface TemplateField<Source> extends FieldInfo {
  textOf: (source: Source) => string | null;
}

/** Tags that belong together: anywhere in the document, or repeated between `{#loop}` and `{/loop}`. */
export interface TemplateFamily<Source> {
  title: string;
  /** Null: nothing can be missing. */
  mendedAt: MendingPlace | null;
  loop: string | null;
  fields: readonly FieldInfo[];
  dataOf: (source: Source) => TemplateData;
}

/** A family of tags that stand anywhere. */
export function fieldFamily<Source>({
  title,
  mendedAt,
  fields,
}: {
  title: string;
  mendedAt: MendingPlace | null;
  fields: readonly TemplateField<Source>[];
}): TemplateFamily<Source> {
  return { title, mendedAt, loop: null, fields, dataOf: (source) => textsOf(fields, source) };
}

/** A family of tags that are repeated for each line. */
export function loopFamily<Source, Line>({
  title,
  mendedAt,
  loop,
  linesOf,
  fields,
}: {
  title: string;
  mendedAt: MendingPlace | null;
  loop: string;
  linesOf: (source: Source) => readonly Line[];
  fields: readonly TemplateField<Line>[];
}): TemplateFamily<Source> {
  return {
    title,
    mendedAt,
    loop,
    fields,
    dataOf: (source) => ({ [loop]: linesOf(source).map((line) => textsOf(fields, line)) }),
  };
}

function textsOf<Source>(fields: readonly TemplateField<Source>[], source: Source): TemplateData {
  const data: TemplateData = {};
  for (const { tag, textOf } of fields) {
    const text = textOf(source);
    if (text !== null) data[tag] = text;
  }
  return data;
}

/** Everything a source can say, by tag. */
export function templateData<Source>(
  families: readonly TemplateFamily<Source>[],
  source: Source,
): TemplateData {
  return Object.assign({}, ...families.map(({ dataOf }) => dataOf(source)));
}

const MISSING_START = '*** DADO NÃO CADASTRADO: ';
const MISSING_END = ' ***';

/** What stands in a document where something is not known (contracts-024). */
export const missingText = (tag: string): string => `${MISSING_START}${tag}${MISSING_END}`;

/** The tags that nothing stood for when a document was filled, each once: what {@link missingText} left in its lines. */
export const tagsLeftOut = (lines: readonly string[]): string[] => [...new Set(lines.flatMap(missingIn))];

function missingIn(line: string): string[] {
  const tags: string[] = [];
  let from = 0;
  for (;;) {
    const start = line.indexOf(MISSING_START, from);
    const tag = start + MISSING_START.length;
    // A tag has one character at least.
    const end = start < 0 ? -1 : line.indexOf(MISSING_END, tag + 1);
    if (end < 0) return tags;
    tags.push(line.slice(tag, end));
    from = end + MISSING_END.length;
  }
}

/** A text, or null when it says nothing. */
export const known = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text;

/** A number as `format` writes it, or null where there is none. */
export const measured = (
  value: number | null | undefined,
  format: (value: number) => string,
): string | null => (value === null || value === undefined ? null : format(value));
