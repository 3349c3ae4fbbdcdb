import { posix } from 'node:path';
import { walkXml } from '../xml/walk-xml';

/** A relation from one part of a package to another part or, if it is external, to an address (ECMA-376 part 2, 6.5). */
export interface Relation {
  id: string;
  type: string;
  /** As it is written. */
  target: string;
  isExternal: boolean;
}

/** The name of the part that holds the relations of another; '' stands for the whole package. */
export const relationsPartOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** Reads a part with relations. Throws `UnreadableXml`. */
export function readRelations(content: Uint8Array): Relation[] {
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

/** The name of the part that an internal relation of `part` leads to. */
export const partAt = (part: string, target: string): string =>
  posix.resolve('/', posix.dirname(part), target.replace(/#.*$/s, '')).slice(1);
