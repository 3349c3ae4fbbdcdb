import { plainText } from '@girassol/shared-domain';
import type { Section } from './section';

/** The sections whose title or words contain every word of a text. */
export function searchSections(sections: readonly Section[], text: string): readonly Section[] {
  const wanted = plainText(text).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, words = '' }) => {
    const known = plainText(`${title} ${words}`);
    return wanted.every((word) => known.includes(word));
  });
}
