import { getBlockListEntries } from '../block-values';
import { blockKinds, type SiteBlock } from '../blocks/block-kinds';
import type { BlockField, ListField } from '../blocks/fields';
import { areValuesEqual, describeValueChange } from './value-changes';

/**
 * Describes the differences between two versions of a website block, one Portuguese sentence per change,
 * beginning with the block's name.
 */
export function describeBlockDifferences(before: SiteBlock, after: SiteBlock, name: string): string[] {
  const fields: readonly BlockField[] = blockKinds[after.kind].fields;
  const had: Record<string, unknown> = before.values;
  const has: Record<string, unknown> = after.values;
  return fields
    .filter((field) => !areValuesEqual(had[field.name], has[field.name]))
    .flatMap((field) =>
      field.type === 'list'
        ? ofList(field, getBlockListEntries(had[field.name]), getBlockListEntries(has[field.name]))
        : [describeValueChange(lower(field.label), had[field.name], has[field.name], field)],
    )
    .map((words) => `${name}: ${words}`);
}

/** A label inside a sentence; what is written in capitals stays so. */
const lower = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function ofList(
  list: ListField,
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): string[] {
  if (before.length !== after.length) {
    const added = after.filter((entry) => !before.some((other) => areValuesEqual(other, entry)));
    const gone = before.filter((entry) => !after.some((other) => areValuesEqual(other, entry)));
    return [
      ...(after.length > before.length ? [counted(list, added, 'acrescentado', before, after)] : []),
      ...(after.length < before.length ? [counted(list, gone, 'excluído', before, after)] : []),
    ];
  }
  const isReordered = before.every((entry) => after.some((other) => areValuesEqual(other, entry)));
  if (isReordered) return [`ordem de ${lower(list.label)} mudou`];
  return after.flatMap((entry, place) =>
    list.fields
      .filter((field) => !areValuesEqual(before[place]?.[field.name], entry[field.name]))
      .map((field) =>
        describeValueChange(
          `${lower(field.label)} de ${getEntryTitle(list, entry, place)}`,
          before[place]?.[field.name],
          entry[field.name],
          field,
        ),
      ),
  );
}

function counted(
  list: ListField,
  entries: Record<string, unknown>[],
  deed: string,
  before: unknown[],
  after: unknown[],
): string {
  const [only] = entries;
  if (only && entries.length === 1) return `${getEntryTitle(list, only, 0)} ${deed}`;
  return `${lower(list.label)}: de ${before.length} para ${after.length}`;
}

/** Returns the title of a list entry: its first line, otherwise its kind and number. */
function getEntryTitle(
  { entry: word, fields }: ListField,
  entry: Record<string, unknown>,
  place: number,
): string {
  const line = fields.find(({ type }) => type === 'line');
  const title = line ? String(entry[line.name] ?? '').trim() : '';
  return title
    ? `“${title.length > 40 ? `${title.slice(0, 40).trimEnd()}…` : title}”`
    : `${lower(word)} ${place + 1}`;
}
