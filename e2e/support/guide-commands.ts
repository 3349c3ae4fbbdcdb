import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs');

/**
 * Commands of a guide in `docs/`, in order, so that a journey runs exactly the commands that the guide tells
 * its readers to run.
 */
export interface GuideCommands {
  /** The next command as it stands there, without its remark. Throws when it does not begin like this. */
  next(beginning: string): string;
  /** Commands that were not taken with `next`. */
  rest(): string[];
}

/** Returns the first code block of a language below a heading of a page of `docs/`. */
export function readCodeBlock(page: string, heading: string, language = ''): string {
  const text = `\n${readFileSync(join(docs, page), 'utf8')}`;
  const [, section = ''] = text.split(`\n${heading}\n`);
  const block = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(section)?.[1];
  if (block === undefined) throw new Error(`docs/${page} has no such block below "${heading}"`);
  return block;
}

/** Returns the commands of the first code block below a heading of a page of `docs/`, one per line. */
export function readGuideCommands(page: string, heading: string): GuideCommands {
  const lines = readCodeBlock(page, heading)
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
