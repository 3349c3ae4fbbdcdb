import { createNasaPowerService, createPvgisService } from '.';
import type { IrradiationServiceOptions } from './irradiation-service';

const BLUMENAU = { latitude: -26.92, longitude: -49.07 };
const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const sun = [5.61, 5.21, 4.59, 3.86, 3.1, 2.66, 2.84, 3.57, 3.88, 4.57, 5.48, 5.83];

/** As the manuals of the two services show their answers. */
const answers = {
  nasa: {
    type: 'Feature',
    properties: {
      parameter: {
        ALLSKY_SFC_SW_DWN: {
          ...Object.fromEntries(monthNames.map((name, month) => [name, sun[month]])),
          ANN: 4.27,
        },
      },
    },
    header: { title: 'NASA/POWER Source Native Resolution Climatology', fill_value: -999 },
  },
  /** January has 31 days: 155 kWh/m² of a month are 5 a day. */
  pvgis: {
    outputs: {
      monthly: [2019, 2020].flatMap((year) =>
        monthNames.map((_, index) => ({ year, month: index + 1, 'H(h)_m': year === 2019 ? 150 : 160 })),
      ),
    },
  },
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function options(
  replies: (Response | Error)[],
): IrradiationServiceOptions & { asked: URL[]; failures: string[] } {
  const asked: URL[] = [];
  const failures: string[] = [];
  return {
    url: 'https://sol.test/api',
    asked,
    failures,
    onFailure: (why) => failures.push(why),
    fetch: async (url, init) => {
      asked.push(new URL(String(url)));
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      const reply = replies.shift() ?? new Error('asked too often');
      if (reply instanceof Error) throw reply;
      return reply;
    },
  };
}

test('NASA POWER gives twelve months of a place, and its name as the source', async () => {
  const service = options([json(answers.nasa)]);
  const found = await createNasaPowerService(service).find(BLUMENAU);
  expect(found).toMatchObject({ outcome: 'found', horizontal: sun });
  expect(found).toMatchObject({ source: expect.stringContaining('NASA POWER') });
  expect(service.asked[0]?.pathname).toBe('/api/temporal/climatology/point');
  expect(service.asked[0]?.searchParams.get('latitude')).toBe('-26.92');
});

test('PVGIS gives sums of months of years: their mean, by day', async () => {
  const service = options([json(answers.pvgis)]);
  const found = await createPvgisService(service).find(BLUMENAU);
  if (found.outcome !== 'found') throw new Error('not found');
  expect(found.horizontal[0]).toBe(5);
  expect(found.horizontal[1]).toBeCloseTo(155 / 28, 2);
  expect(found.source).toBe('PVGIS, 2019 a 2020, -26.92; -49.07');
});

test('what is missing, odd or late is away after two tries, with a word for the log', async () => {
  const fill = structuredClone(answers.nasa);
  fill.properties.parameter.ALLSKY_SFC_SW_DWN.ANN = -999;
  Object.assign(fill.properties.parameter.ALLSKY_SFC_SW_DWN, { JUN: -999 });
  const gap = options([json(fill), json({}, 503)]);
  expect(await createNasaPowerService(gap).find(BLUMENAU)).toEqual({ outcome: 'away' });
  expect(gap.failures).toEqual(['months that cannot be', 'status 503']);
  const closed = options([new Error('getaddrinfo ENOTFOUND'), json('<html>')]);
  expect(await createPvgisService(closed).find(BLUMENAU)).toEqual({ outcome: 'away' });
  expect(closed.asked).toHaveLength(2);
});
