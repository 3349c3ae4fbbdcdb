import type { Kw, Kwp } from '../units';

/** Alternating power up to which a connection is microgeneration, kW (Lei 14.300/2022, art. 1). */
const MICRO: Kw = 75;
/** Alternating power up to which a solar system may compensate at all. */
const MINI: Kw = 3_000;

/**
 * Warning that the system of a proposal may exceed a limit, such as that of microgeneration or the unit's
 * demand. Does not prevent the calculation.
 */
export interface SolarWarning {
  code: 'MINIGENERATION' | 'ABOVE_LIMIT' | 'ABOVE_DEMAND' | 'ABOVE_CONSUMPTION';
  message: string;
}

export interface SolarWarningFacts {
  power: Kwp;
  inverterPower: Kw | null;
  /** Contracted demand of the generating unit, group A. */
  demand: Kw | null;
  demandGen: Kw | null;
  /** Yearly generation as a share of the consumption. */
  offset: number;
}

/**
 * Returns the warnings about a system that may exceed the limits of Lei 14.300/2022, the unit's demand or its
 * consumption. Limits are compared with the power of the inverters or, if unknown, of the modules.
 */
export function findSolarWarnings({
  power,
  inverterPower,
  demand,
  demandGen,
  offset,
}: SolarWarningFacts): SolarWarning[] {
  const warnings: SolarWarning[] = [];
  const injecting = inverterPower ?? power;
  if (injecting > MINI) {
    warnings.push({
      code: 'ABOVE_LIMIT',
      message: 'Acima de 3 MW o sistema não participa da compensação de energia.',
    });
  } else if (injecting > MICRO) {
    warnings.push({
      code: 'MINIGENERATION',
      message: 'Acima de 75 kW o sistema é minigeração: outro prazo e outras exigências de conexão.',
    });
  }
  if (demand !== null && injecting > Math.max(demand, demandGen ?? 0)) {
    warnings.push({
      code: 'ABOVE_DEMAND',
      message: 'A potência injetada passa da demanda contratada: informe a demanda de geração (TUSDg).',
    });
  }
  if (offset > 1.3) {
    warnings.push({
      code: 'ABOVE_CONSUMPTION',
      message: 'O sistema gera mais de 130% do consumo: créditos podem vencer sem uso.',
    });
  }
  return warnings;
}
