import { posix } from 'node:path';
import { walkXml } from '../xml/walk-xml';

/**
 * Relation from one part of a Word package to another part or, if it is external, to an address (ECMA-376
 * part 2, 6.5).
 */
export interface Relation {
  id: string;
  type: string;
  /** As it is written. */
  target: string;
  isExternal: boolean;
}

/**
 * Returns the name of the part of a Word package that holds the relations of a given part; '' stands for the
 * whole package.
 */
export const getRelationsPartName = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** Parses a relationships part (`*.rels`) of a Word document. Throws `UnreadableXmlError` if it cannot be parsed. */
export function parseRelations(content: Uint8Array): Relation[] {
  const relations: Relation[] = [];
  walkXml(content, {
    open({ local, attributes }) {
      if (local !== 'Relationship') return;
      const value = (name: string) => attributes[name]?.value.trim() ?? '';
      relations.push({
        id: value('Id'),
        type: value('Type'),
        target: value('Target'),
        isExternal: value('TargetMode').toLowerCase() === 'external',
      });
    },
    close() {},
    text() {},
  });
  return relations;
}

/** Returns the name of the package part to which an internal relation of `part` leads. */
export const resolvePartName = (part: string, target: string): string =>
  posix.resolve('/', posix.dirname(part), target.replace(/#.*$/s, '')).slice(1);
