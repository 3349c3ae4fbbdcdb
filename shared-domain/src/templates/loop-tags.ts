import type { TagFamilyInfo } from './known-tags';
import type { TagTree } from './template-fields';

/** Tag of a repeated section, with the name of the section. */
export interface LoopTag {
  tag: string;
  loop: string;
}

/** Lists the tags that a template uses outside of the repeated section that has their values, each once. */
export function findTagsOutsideLoop(tags: TagTree, families: readonly TagFamilyInfo[]): LoopTag[] {
  const loops = new Map<string, string[]>();
  const anywhere = new Set<string>();
  for (const { loop, fields } of families)
    for (const { tag } of fields) {
      if (loop === null) anywhere.add(tag);
      else loops.set(tag, [...(loops.get(tag) ?? []), loop]);
    }
  const found = new Map<string, string>();
  const visit = (tree: TagTree, around: readonly string[]) => {
    for (const [tag, inside] of Object.entries(tree)) {
      const [loop, ...others] = loops.get(tag) ?? [];
      const isInside = [loop, ...others].some((one) => one !== undefined && around.includes(one));
      if (loop !== undefined && !isInside && !anywhere.has(tag)) found.set(tag, loop);
      visit(inside, [...around, tag]);
    }
  };
  visit(tags, []);
  return [...found].map(([tag, loop]) => ({ tag, loop }));
}

/**
 * Returns the tag that an unknown tag inside a repeated section most likely stands for: `modulo_fabricante` for
 * `fabricante` inside `modulos`. Null if the section has no such tag.
 */
export function findTagOfLoop(tag: string, tags: TagTree, families: readonly TagFamilyInfo[]): string | null {
  const written = tag.trim().toLowerCase();
  for (const { loop, fields } of families) {
    if (loop === null || !isInsideLoop(tag, loop, tags)) continue;
    const found = fields.find((field) => field.tag.endsWith(`_${written}`));
    if (found) return found.tag;
  }
  return null;
}

const isInsideLoop = (tag: string, loop: string, tags: TagTree): boolean =>
  Object.entries(tags).some(
    ([name, inside]) => (name === loop && tag in inside) || isInsideLoop(tag, loop, inside),
  );
