import type { Kw, Kwp } from '../units';

/** Alternating power up to which a connection is microgeneration, kW (Lei 14.300/2022, art. 1). */
const MICRO: Kw = 75;
/** Alternating power up to which a solar system may compensate at all. */
const MINI: Kw = 3_000;

/** Something a person should look at; the study is made all the same. */
export interface SolarWarning {
  code: 'MINIGENERATION' | 'ABOVE_LIMIT' | 'ABOVE_DEMAND' | 'ABOVE_CONSUMPTION';
  message: string;
}

export interface WarningFacts {
  power: Kwp;
  inverterPower: Kw | null;
  /** Contracted demand of the generating unit, group A. */
  demand: Kw | null;
  demandGen: Kw | null;
  /** Yearly generation as a share of the consumption. */
  offset: number;
}

/** The limits of Lei 14.300 count the power of the inverters; without them, that of the modules. */
export function warningsOf({
  power,
  inverterPower,
  demand,
  demandGen,
  offset,
}: WarningFacts): SolarWarning[] {
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
