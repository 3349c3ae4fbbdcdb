import { priceProposal } from '@girassol/shared-domain/pricing';
import { calculateProposal } from '@girassol/shared-domain/solar';
import {
  buildPricingComponent,
  buildTieredRules,
  exampleHousePricingContext,
} from '../../shared-domain/src/pricing/testing/pricing';
import { toProposalInput, type WorkedCase } from '../../shared-domain/src/solar/testing/case-input';
import cases from '../../shared-domain/src/solar/vectors/solar-cases.json';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { computePercentile } from './lib/statistics';

// A proposal priced by components, and its 25 years: what the form does at every key, and the server when it saves.
//   pnpm bench viability

const TARGET_MS = 2;
const WARM_UP = 500;
const SAMPLES = 2_000;

const pricingComponents = [
  buildPricingComponent('FIXED', 0, {
    _id: 'projeto',
    ...buildTieredRules('KWP', [
      [5, 600],
      [20, 900],
      [75, 1_800],
      [500, 9_000],
    ]),
  }),
  buildPricingComponent('PER_MODULE', 0, {
    _id: 'obra',
    ...buildTieredRules('MODULES', [
      [10, 110],
      [40, 95],
      [1_000, 80],
    ]),
  }),
  buildPricingComponent('PER_KWP', 85, { _id: 'material' }),
  buildPricingComponent('PER_KM', 2.4, { _id: 'viagem' }),
  buildPricingComponent('PERCENTAGE_KIT', 1, { _id: 'seguro' }),
  buildPricingComponent('PERCENTAGE_SERVICE', 6, { _id: 'impostos' }),
  buildPricingComponent('PERCENTAGE_SERVICE_AND_KIT', 18, { _id: 'lucro', isRevenue: true }),
  buildPricingComponent('COMMISSION', 3, { _id: 'comissao' }),
  buildPricingComponent('TRADING_MARGIN', 2, { _id: 'negociacao' }),
  buildPricingComponent('PERCENTAGE_PROFIT', 10, { _id: 'participacao' }),
];

/** Prices a case and studies it with that price. */
function propose({ input }: WorkedCase): void {
  const study = toProposalInput(input);
  const priced = priceProposal({
    method: 'DETAILED',
    calc: 'MARKUP',
    kitCost: input.investment * 0.6,
    pricingComponents,
    restrictions: [],
    context: { ...exampleHousePricingContext, kwp: input.kwp, modules: Math.ceil(input.kwp / 0.55) },
  });
  if (!priced.ok) throw new Error(JSON.stringify(priced.errors));
  const result = calculateProposal({ ...study, finalPrice: priced.revenueData.finalPrice });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
}

function measure(name: string, one: WorkedCase): MeasuredFigure[] {
  const samples: number[] = [];
  // Beside the clock: on a machine that others use, a sample also holds the time it waited for a processor.
  const processor: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const used = process.cpuUsage();
    const started = performance.now();
    propose(one);
    const elapsed = performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    samples.push(elapsed);
    processor.push((user + system) / 1000);
  }
  const figure = (label: string, share: number): MeasuredFigure => {
    const value = computePercentile(samples, share);
    return {
      what: `${name}: priced and 25 years, ${label}`,
      measured: `${value.toFixed(2)} ms`,
      target: `< ${TARGET_MS} ms`,
      met: value < TARGET_MS,
    };
  };
  return [
    figure('p50', 0.5),
    figure('p95', 0.95),
    {
      what: `${name}: processor time, p95`,
      measured: `${computePercentile(processor, 0.95).toFixed(2)} ms`,
      target: '',
    },
  ];
}

const named: [string, WorkedCase][] = Object.entries(cases);
for (let index = 0; index < WARM_UP; index += 1) for (const [, one] of named) propose(one);
recordFigures(
  'viability',
  named.flatMap(([name, one]) => measure(name, one)),
);
