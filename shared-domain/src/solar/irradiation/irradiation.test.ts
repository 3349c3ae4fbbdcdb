import { brazilianStates } from '../../documents/states';
import { computeMonthlyAverage } from '../months';
import { expectNear } from '../testing/near';
import { capitalIrradiations } from './capitals';
import { resolveSiteIrradiation } from './irradiation';

const flat = (hsp: number) => Array.from({ length: 12 }, () => hsp);
const municipality = { name: 'Taió', latitude: -27.1, horizontal: flat(4.3), source: 'INPE' };

test('what was entered wins over the municipality, and that over the capital', () => {
  expect(resolveSiteIrradiation({ entered: flat(5), municipality, uf: 'SC' })).toMatchObject({
    from: 'ENTERED',
  });
  expect(resolveSiteIrradiation({ municipality, uf: 'SC' })).toMatchObject({
    from: 'MUNICIPALITY',
    source: 'Taió, INPE',
  });
  expect(resolveSiteIrradiation({ uf: 'SC' })).toMatchObject({
    from: 'CAPITAL',
    monthly: capitalIrradiations.SC.tilted,
    source: expect.stringMatching(/^Florianópolis, a capital do estado, como ponto de referência\. /),
  });
  expect(resolveSiteIrradiation({})).toBeNull();
  expect(resolveSiteIrradiation({ uf: 'XX' })).toBeNull();
});

test('a table with a gap is passed over', () => {
  const gap = { ...municipality, horizontal: flat(4.3).with(4, Number.NaN) };
  expect(resolveSiteIrradiation({ municipality: gap, uf: 'SC' })).toMatchObject({ from: 'CAPITAL' });
});

test('a tilt is worked out from the horizontal; lying flat changes nothing', () => {
  const lying = resolveSiteIrradiation({ uf: 'RS', tilt: 0 });
  for (const [month, hsp] of capitalIrradiations.RS.horizontal.entries())
    expectNear(lying?.monthly[month], hsp, 1e-9);
  const steep = resolveSiteIrradiation({ uf: 'RS', tilt: 60 });
  expect(computeMonthlyAverage(steep?.monthly ?? [])).toBeLessThan(
    computeMonthlyAverage(capitalIrradiations.RS.tilted),
  );
});

test.each(brazilianStates)(
  '$uf has twelve months, and the tilted plane is worked out near the published one',
  ({ uf }) => {
    const { tilted, horizontal, latitude } = capitalIrradiations[uf];
    expect([tilted.length, horizontal.length]).toEqual([12, 12]);
    const worked = resolveSiteIrradiation({ uf, tilt: Math.abs(latitude) });
    expectNear(computeMonthlyAverage(worked?.monthly ?? []), computeMonthlyAverage(tilted), 0.06);
  },
);
