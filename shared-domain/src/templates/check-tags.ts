import { toSearchText } from '../formats/plain-text';
import { collectTagNames } from './known-tags';
import type { DataEntryLocation, TagInfo, TagTree, TemplateData, TemplateTagFamily } from './template-fields';

type AnyFamily = Pick<TemplateTagFamily<never>, 'fields' | 'loop' | 'mendedAt'>;

/**
 * Tag of a document template without a value in the data, with its label and the part of the application in
 * which the user can enter the value.
 */
export interface TagWithoutValue {
  tag: string;
  /** Label of the tag; null for a tag that is in no list. */
  label: string | null;
  mendedAt: DataEntryLocation | null;
}

/** Returns the tags of a template for which the data has no value, each once, in the order of the template. */
export function findTagsWithoutValue(
  tags: TagTree,
  data: TemplateData,
  families: readonly AnyFamily[],
): TagWithoutValue[] {
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

/**
 * Returns the tags of a document template that are in none of `families`, each once. Unknown tags are most
 * likely typing errors.
 */
export function findUnknownTags(tags: TagTree, families: readonly AnyFamily[]): string[] {
  const names = collectTagNames(families);
  return [...new Set(getTagNames(tags))].filter((tag) => !names.has(tag));
}

/** Returns true if a document template has at least one tag of `families`. */
export function hasKnownTag(tags: TagTree, families: readonly AnyFamily[]): boolean {
  const names = collectTagNames(families);
  return getTagNames(tags).some((tag) => names.has(tag));
}

/**
 * Returns the names of the tags in a document template, including tags in repeated sections. A name may occur
 * more than once.
 */
export const getTagNames = (tags: TagTree): string[] =>
  Object.entries(tags).flatMap(([tag, inside]) => [tag, ...getTagNames(inside)]);

/**
 * Returns the families of template tags with only the tags whose name, label or sample has every word of
 * `search`. Families without such a tag are left out.
 */
export function searchTagFamilies<Family extends { title: string; fields: readonly TagInfo[] }>(
  families: readonly Family[],
  search: string,
): Family[] {
  const words = toSearchText(search).split(/\s+/).filter(Boolean);
  return families
    .map((family) => ({
      ...family,
      fields: family.fields.filter(({ tag, label, sample }) => {
        const text = toSearchText(`${tag} ${label} ${sample} ${family.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
