import { plainText } from '../formats/plain-text';
import { knownTags } from './known-tags';
import type { FieldInfo, MendingPlace, TagTree, TemplateData, TemplateFamily } from './template-fields';

type AnyFamily = Pick<TemplateFamily<never>, 'fields' | 'loop' | 'mendedAt'>;

/** A tag of the template that the data has nothing for. */
export interface MissingField {
  tag: string;
  /** What the tag means; null for one that no list of tags has. */
  label: string | null;
  mendedAt: MendingPlace | null;
}

/** What the template asks for and the data lacks, each once, in the order of the template. */
export function missingFields(
  tags: TagTree,
  data: TemplateData,
  families: readonly AnyFamily[],
): MissingField[] {
  const missing = [...new Set(missingIn(tags, [data]))];
  return missing.map((tag) => {
    const family = families.find(({ fields }) => fields.some((field) => field.tag === tag));
    const field = family?.fields.find((one) => one.tag === tag);
    return { tag, label: field?.label ?? null, mendedAt: family?.mendedAt ?? null };
  });
}

/** `scopes`: the line that is being filled, and what is around it, from the outside. */
function missingIn(tags: TagTree, scopes: readonly TemplateData[]): string[] {
  return Object.entries(tags).flatMap(([tag, inside]) => {
    const value = scopes.findLast((scope) => scope[tag] !== undefined)?.[tag];
    const isRepetition = Object.keys(inside).length > 0;
    // A repetition over nothing leaves nothing out of the document.
    if (value === undefined) return isRepetition ? [] : [tag];
    if (typeof value === 'string') return missingIn(inside, scopes);
    return value.flatMap((line) => missingIn(inside, [...scopes, line]));
  });
}

/** Tags of the template that stand in no list of tags, each once: a slip of the pen, most likely. */
export function unknownTags(tags: TagTree, families: readonly AnyFamily[]): string[] {
  const names = knownTags(families);
  return [...new Set(tagNames(tags))].filter((tag) => !names.has(tag));
}

/** The tags of a template, those in repetitions too; a name may come more than once. */
export const tagNames = (tags: TagTree): string[] =>
  Object.entries(tags).flatMap(([tag, inside]) => [tag, ...tagNames(inside)]);

/** The families narrowed to tags whose name, meaning or sample has every word of `search`; empty ones fall out. */
export function searchFields<Family extends { title: string; fields: readonly FieldInfo[] }>(
  families: readonly Family[],
  search: string,
): Family[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return families
    .map((family) => ({
      ...family,
      fields: family.fields.filter(({ tag, label, sample }) => {
        const text = plainText(`${tag} ${label} ${sample} ${family.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
