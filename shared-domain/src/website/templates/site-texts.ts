import { formatNumber } from '../../formats/numbers';
import type { SiteTemplateFacts } from './template-facts';

/** Returns "Campinas e região", or "sua região" if no city is known. */
export const formatRegion = ({ city }: SiteTemplateFacts): string =>
  city ? `${city} e região` : 'sua região';

const titleLengths = { least: 15, most: 60 };

/** Builds the longest title that search engines show in full. */
export function buildSearchTitle({ name, city, uf }: SiteTemplateFacts): string {
  const place = city && uf ? `${city}/${uf}` : city;
  const wanted = [
    `${name} | Energia solar em ${place}`,
    `${name} | Energia solar fotovoltaica`,
    `${name} | Energia solar`,
    name,
  ];
  const fits = (title: string) => title.length >= titleLengths.least && title.length <= titleLengths.most;
  return wanted.slice(place ? 0 : 1).find(fits) ?? 'Energia solar para casa e empresa';
}

export function buildSearchDescription(facts: SiteTemplateFacts): string {
  const words = `Projeto, instalação e homologação de energia solar para ${formatRegion(facts)}. Simule quanto você pode economizar na conta de luz e fale com a nossa equipe.`;
  return words.length <= 160
    ? words
    : 'Projeto, instalação e homologação de energia solar. Simule quanto pode economizar na conta de luz e fale com a equipe.';
}

/** Formats a total power, without decimals for large totals: `1.240 kWp`, `86,4 kWp`, `2,3 MWp`. */
export function formatTotalPower(kwp: number): string {
  if (kwp >= 1_000) return `${formatNumber(kwp / 1_000, 1)} MWp`;
  return `${formatNumber(kwp, kwp >= 100 ? 0 : 1)} kWp`;
}
