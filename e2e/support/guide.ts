import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs');

/** The commands of a guide, in their order: a journey that follows them runs what a reader runs, and all of it. */
export interface Guide {
  /** The next command as it stands there, without its remark. Throws when it does not begin like this. */
  next(beginning: string): string;
  /** What nobody has taken yet. */
  rest(): string[];
}

/** The first block of code in this language below a heading of a page of `docs/`. */
export function blockIn(page: string, heading: string, language = ''): string {
  const text = `\n${readFileSync(join(docs, page), 'utf8')}`;
  const [, section = ''] = text.split(`\n${heading}\n`);
  const block = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(section)?.[1];
  if (block === undefined) throw new Error(`docs/${page} has no such block below "${heading}"`);
  return block;
}

/** The commands of that block, one a line. */
export function guideIn(page: string, heading: string): Guide {
  const lines = blockIn(page, heading)
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '').trim())
    .filter(Boolean);
  return {
    next(beginning) {
      const line = lines.shift();
      if (line === undefined || !`${line} `.startsWith(`${beginning} `))
        throw new Error(`docs/${page} says "${line}", and the journey is at "${beginning}"`);
      return line;
    },
    rest: () => [...lines],
  };
}
