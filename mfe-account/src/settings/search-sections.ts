import { toSearchText } from '@girassol/shared-domain';
import type { SettingsSection } from './settings-section';

/** Returns the sections whose title or search words contain every word of a text. */
export function searchSections(
  sections: readonly SettingsSection[],
  text: string,
): readonly SettingsSection[] {
  const wanted = toSearchText(text).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, keywords = '' }) => {
    const known = toSearchText(`${title} ${keywords}`);
    return wanted.every((word) => known.includes(word));
  });
}
