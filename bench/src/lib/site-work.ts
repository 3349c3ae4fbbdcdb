import { renderHome } from '@girassol/api/src/areas/websites/page/home/render-home';
import type { SiteFacts } from '@girassol/api/src/areas/websites/page/site-facts';
import { templateFacts } from '@girassol/api/test/template-facts';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { blockKinds, estimateOf, newBlock, templateOf } from '@girassol/shared-domain/website';
import type { Figure } from './results';
import { median, ms, percentile } from './statistics';

/** A figure that has to stay below another. */
export const below = (what: string, value: number, target: number, text = ms): Figure => ({
  what,
  measured: text(value),
  target: `< ${text(target)}`,
  met: value < target,
});

/** Times of a piece of work in ms, after it was warm. */
export async function timesOf(times: number, work: () => unknown): Promise<number[]> {
  for (let turn = 0; turn < times; turn += 1) await work();
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

/** A page of one block of every kind, filled like a template. */
function pageOfEveryKind(): SiteFacts {
  let count = 0;
  const newId = () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
  const facts = {
    ...templateFacts,
    works: Array.from({ length: 6 }, () => ({ city: 'Campinas', power: 6.6, finishedIn: 'março de 2026' })),
    totals: { works: 120, power: 900 },
    cities: ['Campinas', 'Sumaré', 'Valinhos'],
  };
  const content = templateOf('HORIZONTE', facts, newId);
  const kinds = Object.keys(blockKinds) as (keyof typeof blockKinds)[];
  const blocks = kinds.map(
    (kind) => content.blocks.find((block) => block.kind === kind) ?? newBlock(kind, newId()),
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

/** How long a page takes to be written. */
export async function rendered(): Promise<Figure[]> {
  const page = pageOfEveryKind();
  const samples = await timesOf(200, () => renderHome(page));
  const name = `${page.content.blocks.length} blocks written on the server, p50`;
  return [
    below(name, median(samples), 3),
    { what: 'the same, p95', measured: ms(percentile(samples, 0.95)), target: '' },
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

/** How long an estimate takes, with the engine of the proposals. */
export async function estimated(): Promise<Figure[]> {
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
  const samples = await timesOf(300, () => estimateOf(simulation, facts));
  return [
    below('estimate of a bill, p50', median(samples), 5),
    below('the same estimate, p95', percentile(samples, 0.95), 5),
  ];
}
