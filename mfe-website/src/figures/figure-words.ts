import { formatNumber } from '@girassol/shared-domain';
import type { SiteCount, SitePage, SiteSource } from '@girassol/shared-domain/website';

export const countLabels: Record<SiteCount, string> = {
  VISIT: 'Visitas',
  SIMULATION: 'Simulações',
  LEAD: 'Contatos',
};

export const sourceLabels: Record<SiteSource, string> = {
  DIRETO: 'Direto ou link copiado',
  BUSCA: 'Busca',
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  GOOGLE_ADS: 'Anúncios do Google',
  VENDEDOR: 'Link de um vendedor',
  OUTROS: 'Outros sites',
};

export const pageLabels: Record<SitePage, string> = {
  inicio: 'Página inicial',
  simulador: 'Simulador',
  privacidade: 'Privacidade',
};

export const whole = (value: number): string => formatNumber(value, 0);

/** A share of a whole as people read it; a dash where there is no whole. */
export const shareText = (part: number, of: number): string =>
  of === 0 ? '–' : `${formatNumber((part / of) * 100, 1)}%`;

/** `12% a mais que nos 30 dias anteriores`. */
export function trendText(trend: number | null, days: number): string {
  if (trend === null) return 'Sem período anterior para comparar';
  const percent = Math.round(Math.abs(trend) * 100);
  if (percent === 0) return `Como nos ${days} dias anteriores`;
  return `${percent}% a ${trend > 0 ? 'mais' : 'menos'} que nos ${days} dias anteriores`;
}
