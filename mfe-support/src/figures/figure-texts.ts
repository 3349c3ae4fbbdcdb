import { formatNumber } from '@girassol/shared-domain';

/** Formats minutes of support: `45 min`, `2 h 5 min`, `—` for none. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '—';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats an average of stars: `4,5 estrelas`. */
export const formatStars = (stars: number): string =>
  `${formatNumber(stars, stars % 1 === 0 ? 0 : 1)} ${stars === 1 ? 'estrela' : 'estrelas'}`;

/** Formats kept promises: `9 de 10 (90%)`, `—` for none. */
export const formatKept = (kept: number, total: number): string =>
  total === 0 ? '—' : `${kept} de ${total} (${Math.round((kept / total) * 100)}%)`;

/** Formats minutes of support for the axis of a chart, without a space at which a line could break: `1h40`, `20min`. */
export function formatShortMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest}min`;
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`;
}
