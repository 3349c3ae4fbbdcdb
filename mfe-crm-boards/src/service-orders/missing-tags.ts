import type { OrderData } from './order-fields';

/** Tags of a template; those of a loop under its name. */
export interface TagTree {
  [tag: string]: TagTree;
}

/** Tags of the template that the data has nothing for, each once, in the order of the template. */
export function missingTags(tags: TagTree, data: OrderData): string[] {
  const missing = Object.entries(tags).flatMap(([tag, inside]) => {
    const value = data[tag];
    if (value === undefined) return [tag];
    if (typeof value === 'string') return [];
    return Object.keys(inside).filter(
      (inner) => data[inner] === undefined && value.some((line) => line[inner] === undefined),
    );
  });
  return [...new Set(missing)];
}
