import type { Phase } from '../consumer-unit';

/** Phases as the worked numbers write them. */
export const phaseNames: Readonly<Record<string, Phase>> = {
  MONOFASICA: 'Monofásica',
  BIFASICA: 'Bifásica',
  TRIFASICA: 'Trifásica',
};
