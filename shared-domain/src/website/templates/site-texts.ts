import { formatNumber } from '../../formats/numbers';
import type { TemplateFacts } from './template-facts';

/** "Campinas e região", or "sua região" where no city is known. */
export const regionOf = ({ city }: TemplateFacts): string => (city ? `${city} e região` : 'sua região');

const titleLengths = { least: 15, most: 60 };

/** The longest of what fits search engines. */
export function searchTitle({ name, city, uf }: TemplateFacts): string {
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

export function searchDescription(facts: TemplateFacts): string {
  const words = `Projeto, instalação e homologação de energia solar para ${regionOf(facts)}. Simule quanto você pode economizar na conta de luz e fale com a nossa equipe.`;
  return words.length <= 160
    ? words
    : 'Projeto, instalação e homologação de energia solar. Simule quanto pode economizar na conta de luz e fale com a equipe.';
}

/** A total without decimals once it is large: `1.240 kWp`, `86,4 kWp`, `2,3 MWp`. */
export function totalPower(kwp: number): string {
  if (kwp >= 1_000) return `${formatNumber(kwp / 1_000, 1)} MWp`;
  return `${formatNumber(kwp, kwp >= 100 ? 0 : 1)} kWp`;
}
