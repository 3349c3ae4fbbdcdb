import type { Section } from './section';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The sections whose title or words contain every word of a text. */
export function searchSections(sections: readonly Section[], text: string): readonly Section[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, words = '' }) => {
    const known = plain(`${title} ${words}`);
    return wanted.every((word) => known.includes(word));
  });
}
