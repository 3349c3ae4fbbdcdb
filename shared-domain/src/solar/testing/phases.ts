import type { ElectricalPhase } from '../consumer-unit';

/** Kind of connection (number of phases) of a consumer unit, by its name in the files of worked examples. */
export const phasesByCaseName: Readonly<Record<string, ElectricalPhase>> = {
  MONOFASICA: 'Monofásica',
  BIFASICA: 'Bifásica',
  TRIFASICA: 'Trifásica',
};
