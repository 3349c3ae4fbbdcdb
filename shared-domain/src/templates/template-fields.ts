import { isInvisible } from '../formats/unseen';

/**
 * Values with which a document template is filled, by tag. The lines of a repeated section are a list under
 * the section's name. Unknown values are left out.
 */
export type TemplateData = { [tag: string]: string | TemplateData[] };

/**
 * Tree of the tags in a document template. Tags inside a repeated section are nested under the section's
 * name.
 */
export interface TagTree {
  [tag: string]: TagTree;
}

/**
 * Part of the application in which the user can enter data that are missing for filling a document template.
 */
export type DataEntryLocation =
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

/** Tag of document templates with its label and a sample value, as shown in the list of tags. */
export interface TagInfo {
  tag: string;
  label: string;
  sample: string;
}

/**
 * Tag of document templates with the function `getText` that returns the tag's value, or null if the value is
 * unknown.
 */
export interface TemplateField<Source> extends TagInfo {
  getText: (source: Source) => string | null;
}

/**
 * Group of related tags of document templates. If `loop` is null, the tags may be anywhere in a document;
 * otherwise the text between `{#loop}` and `{/loop}` is repeated for each line.
 */
export interface TemplateTagFamily<Source> {
  title: string;
  /** Null: nothing can be missing. */
  mendedAt: DataEntryLocation | null;
  loop: string | null;
  fields: readonly TagInfo[];
  getData: (source: Source) => TemplateData;
}

/** Creates a group of template tags that have one value each and may be anywhere in a document. */
export function createTagFamily<Source>({
  title,
  mendedAt,
  fields,
}: {
  title: string;
  mendedAt: DataEntryLocation | null;
  fields: readonly TemplateField<Source>[];
}): TemplateTagFamily<Source> {
  return { title, mendedAt, loop: null, fields, getData: (source) => getTexts(fields, source) };
}

/**
 * Creates a group of template tags for a section that is repeated for each line of a list, such as the
 * modules of a proposal.
 */
export function createRepeatedTagFamily<Source, Line>({
  title,
  mendedAt,
  loop,
  getLines,
  fields,
}: {
  title: string;
  mendedAt: DataEntryLocation | null;
  loop: string;
  getLines: (source: Source) => readonly Line[];
  fields: readonly TemplateField<Line>[];
}): TemplateTagFamily<Source> {
  return {
    title,
    mendedAt,
    loop,
    fields,
    getData: (source) => ({ [loop]: getLines(source).map((line) => getTexts(fields, line)) }),
  };
}

function getTexts<Source>(fields: readonly TemplateField<Source>[], source: Source): TemplateData {
  const data: TemplateData = {};
  for (const { tag, getText } of fields) {
    const text = getText(source);
    if (text !== null) data[tag] = text;
  }
  return data;
}

/**
 * Builds the values of all tags of a document template from `source`, such as a proposal with its customer.
 */
export function buildTemplateData<Source>(
  families: readonly TemplateTagFamily<Source>[],
  source: Source,
): TemplateData {
  return Object.assign({}, ...families.map(({ getData }) => getData(source)));
}

const MISSING_START = '*** DADO NÃO CADASTRADO: ';
const MISSING_END = ' ***';

/** Returns the text that a filled document shows in place of a tag without a value (contracts-024). */
export const formatMissingTagText = (tag: string): string => `${MISSING_START}${tag}${MISSING_END}`;

/**
 * Returns the tags that had no value when a document was filled, each once, from the texts of {@link formatMissingTagText}
 * in its lines.
 */
export const findUnfilledTags = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap(missingIn)),
];

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

/** Returns a text, or null if it is blank. */
export const nullIfBlank = (text: string | null | undefined): string | null =>
  text === undefined || text === null || isInvisible(text) ? null : text;

/** Formats a number with `format`; returns null for null or undefined. */
export const formatIfKnown = (
  value: number | null | undefined,
  format: (value: number) => string,
): string | null => (value === null || value === undefined ? null : format(value));
