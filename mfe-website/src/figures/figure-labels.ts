import { formatNumber } from '@girassol/shared-domain';
import type { SiteEventKind, SitePage, SiteTrafficSource } from '@girassol/shared-domain/website';

/** Labels of the events counted on a site: visits, simulations and contacts. */
export const siteEventLabels: Record<SiteEventKind, string> = {
  VISIT: 'Visitas',
  SIMULATION: 'Simulações',
  LEAD: 'Contatos',
};

export const trafficSourceLabels: Record<SiteTrafficSource, string> = {
  DIRETO: 'Direto ou link copiado',
  BUSCA: 'Busca',
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  GOOGLE_ADS: 'Anúncios do Google',
  VENDEDOR: 'Link de um vendedor',
  OUTROS: 'Outros sites',
};

/** Labels of the public pages of a site in the table of visits by page. */
export const sitePageLabels: Record<SitePage, string> = {
  inicio: 'Página inicial',
  simulador: 'Simulador',
  privacidade: 'Privacidade',
};

export const formatWholeNumber = (value: number): string => formatNumber(value, 0);

/** Formats a part of a whole in percent with one decimal: `12,5%`; a dash if the whole is 0. */
export const formatShareInPercent = (part: number, of: number): string =>
  of === 0 ? '–' : `${formatNumber((part / of) * 100, 1)}%`;

/** Describes how a count changed compared with the period before: `12% a mais que nos 30 dias anteriores`. */
export function describeTrend(trend: number | null, days: number): string {
  if (trend === null) return 'Sem período anterior para comparar';
  const percent = Math.round(Math.abs(trend) * 100);
  if (percent === 0) return `Como nos ${days} dias anteriores`;
  return `${percent}% a ${trend > 0 ? 'mais' : 'menos'} que nos ${days} dias anteriores`;
}
