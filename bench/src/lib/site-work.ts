import { renderSiteHomePage } from '@girassol/api/src/areas/websites/page/home/render-site-home-page';
import type { SitePageData } from '@girassol/api/src/areas/websites/page/site-page-data';
import { sampleSiteTemplateFacts } from '@girassol/api/test/sample-site-template-facts';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { blockKinds, buildSiteTemplate, computeEstimate, createBlock } from '@girassol/shared-domain/website';
import type { MeasuredFigure } from './results';
import { computeMedian, computePercentile, formatMs } from './statistics';

/** Creates a figure whose value must stay below a target. */
export const createFigureWithMaximum = (
  what: string,
  value: number,
  target: number,
  text = formatMs,
): MeasuredFigure => ({
  what,
  measured: text(value),
  target: `< ${text(target)}`,
  met: value < target,
});

/**
 * Runs `work` `times` times to warm up and `times` times again, and returns the durations of the second
 * series in milliseconds.
 */
export async function timeRuns(times: number, work: () => unknown): Promise<number[]> {
  for (let turn = 0; turn < times; turn += 1) await work();
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

/** Builds the facts of a page with one block of every kind, filled like a template. */
function buildPageWithAllBlocks(): SitePageData {
  let count = 0;
  const newId = () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
  const facts = {
    ...sampleSiteTemplateFacts,
    works: Array.from({ length: 6 }, () => ({ city: 'Campinas', power: 6.6, finishedIn: 'março de 2026' })),
    totals: { works: 120, power: 900 },
    cities: ['Campinas', 'Sumaré', 'Valinhos'],
  };
  const content = buildSiteTemplate('HORIZONTE', facts, newId);
  const kinds = Object.keys(blockKinds) as (keyof typeof blockKinds)[];
  const blocks = kinds.map(
    (kind) => content.blocks.find((block) => block.kind === kind) ?? createBlock(kind, newId()),
  );
  return {
    accountId: newId(),
    slug: 'sol',
    content: { ...content, blocks },
    base: '/institucional/sol',
    simulatorUrl: '/institucional/sol/simulador',
    canonicalUrl: 'https://sol.example/institucional/sol',
    images: new Map(),
    fontUrl: null,
    isPreview: false,
    isIndexed: true,
    isSimulatorOpen: true,
  };
}

/**
 * Measures how long the server takes to render the home page of a customer's website with one block of every
 * kind.
 */
export async function measureSiteRendering(): Promise<MeasuredFigure[]> {
  const page = buildPageWithAllBlocks();
  const samples = await timeRuns(200, () => renderSiteHomePage(page));
  const name = `${page.content.blocks.length} blocks written on the server, p50`;
  return [
    createFigureWithMaximum(name, computeMedian(samples), 3),
    { what: 'the same, p95', measured: formatMs(computePercentile(samples, 0.95)), target: '' },
  ];
}

const estimateFacts = {
  tariff: {
    distributor: 'CELESC-DIS',
    modality: 'B' as const,
    ucType: 'Residencial' as const,
    kwhPrice: 0.9,
    bWireValue: 0.27,
    validFrom: '2026-01-01',
    source: 'x',
  },
};

/**
 * Measures how long the simulator of a website takes to estimate a system from a bill, with the calculation
 * engine of the proposals.
 */
export async function measureSimulatorEstimate(): Promise<MeasuredFigure[]> {
  const simulation = {
    bill: 450,
    consumption: null,
    uf: 'SC' as const,
    city: 'Blumenau',
    ucType: 'Residencial' as const,
    modality: 'B' as const,
    distributor: 'CELESC-DIS',
  };
  const facts = {
    ...estimateFacts,
    municipalIrradiation: null,
    settings: defaultCalculationSettings,
    year: 2026,
  };
  const samples = await timeRuns(300, () => computeEstimate(simulation, facts));
  return [
    createFigureWithMaximum('estimate of a bill, p50', computeMedian(samples), 5),
    createFigureWithMaximum('the same estimate, p95', computePercentile(samples, 0.95), 5),
  ];
}
