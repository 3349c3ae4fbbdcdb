import { brazilianStates } from '@girassol/shared-domain';
import { describeApi } from '../../../test/harness';
import { findMunicipalities } from './find-municipalities';
import { findMunicipality, findMunicipalityByCode, getMunicipalities } from './municipalities';

const FILTERED = 'POST /places/filtered';

test('every municipality of the country is there, once per state', () => {
  const all = brazilianStates.map(({ uf }) => getMunicipalities(uf) ?? []);
  expect(all.flat()).toHaveLength(5_571);
  expect(new Set(all.flat().map(({ ibge }) => ibge)).size).toBe(5_571);
  for (const inState of all) expect(new Set(inState.map(({ name }) => name)).size).toBe(inState.length);
});

test('a municipality is known by its code, and by its name however it is written', () => {
  const blumenau = { uf: 'SC', ibge: '4202404', name: 'Blumenau', latitude: -26.92, key: 'blumenau' };
  expect(findMunicipalityByCode('4202404')).toEqual(blumenau);
  expect(findMunicipality('sc', 'BLUMENAU')).toEqual(blumenau);
  expect(findMunicipalityByCode('4299999')).toBeUndefined();
});

test('[customers-014] what begins with the text comes before what has it inside', () => {
  expect(
    findMunicipalities('SP', 'campo')
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Campo Limpo Paulista', 'Campos do Jordão', 'Campos Novos Paulista']);
  expect(findMunicipalities('SP', 'campo').at(-1)?.name).toBe('São José dos Campos');
});

describeApi('places', (api) => {
  const search = async (uf: string, searchValue: string) =>
    (await api.call(FILTERED, { as: api.people.newcomer, body: { uf, searchValue } })).places.map(
      ({ name }) => name,
    );

  test('[customers-004, customers-014] cities of a state by text, without accents and case', async () => {
    expect(await search('SC', 'FLORIANO')).toEqual(['Florianópolis']);
    expect(await search('SP', 'sao paulo')).toEqual(['São Paulo']);
    expect(await search('BA', 'dias davila')).toEqual(["Dias d'Ávila"]);
    expect(await search('RS', 'lajeado bugre')).toEqual([]);
    expect(await search('SC', 'xyz')).toEqual([]);
    expect(await search('DF', '')).toEqual(['Brasília']);
    expect(await search('MG', '')).toHaveLength(20);
    expect(await search('SP', 'florianópolis')).toEqual([]);
  });

  test('[customers-004] without a state there is nothing to search in', async () => {
    for (const uf of ['', 'XX', '__']) {
      const refused = await api.refused(FILTERED, { as: api.people.owner, body: { uf, searchValue: 'a' } });
      expect([refused.status, refused.message]).toEqual([400, 'Escolha um estado.']);
    }
  });

  test('[customers-012] with the look-up away, the state is known and a person types the rest', async () => {
    const find = (cep: string) =>
      api.call('GET /places/postal-code/:cep', { as: api.people.newcomer, params: { cep } });
    expect(await find('89010000')).toEqual({
      address: { uf: 'SC', city: '', district: '', street: '' },
      message: 'A busca por CEP não está disponível agora: digite o endereço.',
    });
    expect((await find('70040010')).address?.uf).toBe('DF');
    expect((await find('69301000')).address?.uf).toBe('RR');
    expect((await find('00000000')).address).toBeNull();
    const refused = await api.refused('GET /places/postal-code/:cep', {
      as: api.people.owner,
      params: { cep: '8901' },
    });
    expect(refused.status).toBe(400);
  });
});
