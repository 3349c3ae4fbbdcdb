import { PRODUCT_TIME_ZONE } from '@girassol/shared-domain';

const hourInBrazil = new Intl.DateTimeFormat('pt-BR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: PRODUCT_TIME_ZONE,
});

/** Returns "Bom dia", "Boa tarde" or "Boa noite" by the clock of São Paulo. */
export function getGreeting(now: number): string {
  const hour = Number(hourInBrazil.format(now));
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}

const dayInBrazil = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: PRODUCT_TIME_ZONE,
});

/** Formats a day as "Quinta-feira, 20 de novembro". */
export function formatLongDay(now: number): string {
  const text = dayInBrazil.format(now);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
