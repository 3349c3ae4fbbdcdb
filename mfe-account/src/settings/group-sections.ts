import type { SettingsSection } from './settings-section';

/** Group of the navigation of the settings: a title above the sections that belong together. */
export interface SettingsGroup {
  title: string;
  sections: readonly SettingsSection[];
}

/**
 * Groups by the `order` of their sections, which areas declare: a section belongs to the first group that ends above its
 * order. Stated in docs/settings.md for areas that contribute a section.
 */
const groupLimits: readonly { title: string; below: number }[] = [
  { title: 'Vendas e clientes', below: 60 },
  { title: 'Propostas e contratos', below: 105 },
  { title: 'Equipe e uso', below: 115 },
  { title: 'Segurança e dados', below: 150 },
  { title: 'Outras', below: Number.POSITIVE_INFINITY },
];

/** Returns the sections, which come in their order, below the titles of their groups; groups without one are left out. */
export const groupSections = (sections: readonly SettingsSection[]): readonly SettingsGroup[] =>
  groupLimits
    .map(({ title, below }, index) => {
      const from = groupLimits[index - 1]?.below ?? Number.NEGATIVE_INFINITY;
      return { title, sections: sections.filter(({ order }) => order >= from && order < below) };
    })
    .filter((group) => group.sections.length > 0);
