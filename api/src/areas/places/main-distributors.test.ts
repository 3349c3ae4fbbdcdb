import { brazilianStates } from '@girassol/shared-domain';
import { getMainDistributor, listCitiesOfOtherDistributors } from '@girassol/shared-domain/solar';
import { findMunicipality } from './municipalities';

test('every city has a main distributor of its state', () => {
  for (const { uf } of brazilianStates) expect(getMainDistributor(uf, 'Outra')?.ufs).toContain(uf);
});

test('cities of other distributors are written as the list of municipalities has them', () => {
  const unknown = brazilianStates.flatMap(({ uf }) =>
    listCitiesOfOtherDistributors(uf).filter((city) => findMunicipality(uf, city)?.name !== city),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['SP', 'São Paulo', 'Enel São Paulo'],
  ['SP', 'sao jose dos campos', 'EDP São Paulo'],
  ['SP', 'Campinas', 'CPFL Paulista'],
  ['RJ', 'Rio de Janeiro', 'Light'],
  ['RJ', 'Niterói', 'Enel Rio'],
  ['RS', 'Porto Alegre', 'CEEE Equatorial'],
  ['SC', 'Blumenau', 'Celesc Distribuição'],
  ['BA', 'Salvador', 'Neoenergia Coelba'],
] as const)('%s, %s is served by %s', (uf, city, name) => {
  expect(getMainDistributor(uf, city)?.name).toBe(name);
});
