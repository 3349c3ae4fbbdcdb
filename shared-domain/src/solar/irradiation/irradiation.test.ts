import { states } from '../../documents/states';
import { yearlyAverage } from '../months';
import { near } from '../testing/near';
import { capitals } from './capitals';
import { irradiationOf } from './irradiation';

const flat = (hsp: number) => Array.from({ length: 12 }, () => hsp);
const municipality = { name: 'Taió', latitude: -27.1, horizontal: flat(4.3), source: 'INPE' };

test('what was entered wins over the municipality, and that over the capital', () => {
  expect(irradiationOf({ entered: flat(5), municipality, uf: 'SC' })).toMatchObject({ from: 'ENTERED' });
  expect(irradiationOf({ municipality, uf: 'SC' })).toMatchObject({
    from: 'MUNICIPALITY',
    source: 'Taió: INPE',
  });
  expect(irradiationOf({ uf: 'SC' })).toMatchObject({ from: 'CAPITAL', monthly: capitals.SC.tilted });
  expect(irradiationOf({})).toBeNull();
  expect(irradiationOf({ uf: 'XX' })).toBeNull();
});

test('a table with a gap is passed over', () => {
  const gap = { ...municipality, horizontal: flat(4.3).with(4, Number.NaN) };
  expect(irradiationOf({ municipality: gap, uf: 'SC' })).toMatchObject({ from: 'CAPITAL' });
});

test('a tilt is worked out from the horizontal; lying flat changes nothing', () => {
  const lying = irradiationOf({ uf: 'RS', tilt: 0 });
  for (const [month, hsp] of capitals.RS.horizontal.entries()) near(lying?.monthly[month], hsp, 1e-9);
  const steep = irradiationOf({ uf: 'RS', tilt: 60 });
  expect(yearlyAverage(steep?.monthly ?? [])).toBeLessThan(yearlyAverage(capitals.RS.tilted));
});

test.each(states)(
  '$uf has twelve months, and the tilted plane is worked out near the published one',
  ({ uf }) => {
    const { tilted, horizontal, latitude } = capitals[uf];
    expect([tilted.length, horizontal.length]).toEqual([12, 12]);
    const worked = irradiationOf({ uf, tilt: Math.abs(latitude) });
    near(yearlyAverage(worked?.monthly ?? []), yearlyAverage(tilted), 0.06);
  },
);
