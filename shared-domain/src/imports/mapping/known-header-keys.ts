import { importTypes } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import { stripHeaderUnit, toHeaderKey } from './header-key';
import { getPropertyHeaderSynonyms } from './known-headers';
import { detectNamePart } from './name-parts';

/** Keys of the headers that any import knows; collected once. */
let knownHeaderKeys: ReadonlySet<string> | undefined;

function collect(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const type of importTypes) {
    for (const { name, label } of getImportProperties(type)) {
      found.add(toHeaderKey(name));
      found.add(toHeaderKey(label));
    }
    for (const headers of Object.values(getPropertyHeaderSynonyms(type)))
      for (const header of headers) found.add(toHeaderKey(header));
  }
  found.delete('');
  return found;
}

/** Returns true if a text is a column header that stands for a property of any import type. */
export function isKnownHeader(text: string): boolean {
  knownHeaderKeys ??= collect();
  return (
    knownHeaderKeys.has(toHeaderKey(text)) ||
    knownHeaderKeys.has(toHeaderKey(stripHeaderUnit(text))) ||
    detectNamePart(text) !== null
  );
}
