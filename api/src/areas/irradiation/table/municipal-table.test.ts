import { createTestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import { beginProposal, sampleConsumption, sampleEquipment } from '../../../../test/proposals';
import { importIrradiationTable } from './import-irradiation-table';

const MUNICIPALITY = 'GET /irradiation/municipality/:uf/:city';
const NOW = Date.UTC(2026, 5, 15);
const HEAD = 'ibge;municipio;uf;jan;fev;mar;abr;mai;jun;jul;ago;set;out;nov;dez;fonte;ano';
const SUN = '5,6;5,2;4,6;3,9;3,1;2,7;2,8;3,6;3,9;4,6;5,5;5,8';
const SOURCE = 'Atlas de teste';

const campinas = (months = SUN, year = 2017) => `3509502;Campinas;SP;${months};${SOURCE};${year}`;
const table = (...rows: string[]) => new TextEncoder().encode([HEAD, ...rows].join('\r\n'));

describeApi('the table of municipalities', (api) => {
  const load = (bytes: Uint8Array) => importIrradiationTable(api.database, bytes, NOW);
  const getSun = async (uf: string, city: string) =>
    (await api.call(MUNICIPALITY, { as: api.people.calculator, params: { uf, city } })).municipality;

  beforeEach(() => api.query('delete from municipal_irradiation'));

  test('a table comes in by code or by name, and is found however the city is written', async () => {
    const report = await load(table(campinas(), `;santo antonio do leverger;MT;${SUN};${SOURCE};2017`));
    expect(report).toEqual({ ok: true, lines: [`2 municípios de “${SOURCE}”.`] });
    expect(await getSun('SP', 'campinas')).toEqual({
      name: 'Campinas, SP',
      latitude: -22.91,
      horizontal: [5.6, 5.2, 4.6, 3.9, 3.1, 2.7, 2.8, 3.6, 3.9, 4.6, 5.5, 5.8],
      tilted: null,
      source: `${SOURCE}, 2017`,
    });
    expect(await getSun('MT', 'Santo Antônio de Leverger')).not.toBeNull();
    expect(await getSun('SP', 'Sorocaba')).toBeNull();
    expect(await getSun('SP', 'Atlântida')).toBeNull();
  });

  test('a table in Windows-1252, with commas and tilted means, comes in as well', async () => {
    const months = HEAD.split(';').slice(3, 15);
    const head = `municipio,uf,${months},${months.map((month) => `${month}_inclinado`)},fonte,ano`;
    const sun = SUN.replaceAll(',', '.').replaceAll(';', ',');
    const text = `${head}\n"São Tomé das Letras",MG,${sun},${sun},"Atlas, 2ª edição",2020\n`;
    const report = await load(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(report.lines).toEqual(['1 município de “Atlas, 2ª edição”.']);
    expect((await getSun('MG', 'São Tomé das Letras'))?.tilted?.[0]).toBe(5.6);
  });

  test('importing again replaces the same source and leaves the others; the newest source counts', async () => {
    await load(table(campinas(), `4202404;;;${SUN};${SOURCE};2017`));
    await load(table(`3509502;;;${SUN};Mapa velho;2006`));
    const report = await load(table(campinas(SUN.replace('5,6', '6'))));
    expect(report.lines).toEqual([`1 município de “${SOURCE}” no lugar de 2 da mesma fonte.`]);
    expect((await getSun('SP', 'Campinas'))?.horizontal[0]).toBe(6);
    expect(await getSun('SC', 'Blumenau')).toBeNull();
    const [kept] = await api.query('select count(*)::int as count from municipal_irradiation');
    expect(kept).toEqual({ count: 2 });
  });

  test('one wrong row and nothing comes in; every wrong row is told', async () => {
    await load(table(campinas()));
    const report = await load(
      table(
        campinas(SUN.replace('5,6', '9')),
        `1234567;;;${SUN};${SOURCE};2017`,
        `;Campinas;RJ;${SUN};${SOURCE};2017`,
        `4202404;;;${SUN.replace('3,1', '3100')};${SOURCE};2017`,
        `3106200;;;${SUN.replace('3,1', '')};;3000`,
        campinas(),
      ),
    );
    expect(report.ok).toBe(false);
    expect(report.lines).toEqual([
      'Nada foi importado. Corrija e importe de novo:',
      '  Linha 3: não há município com o código 1234567 do IBGE (são sete algarismos).',
      '  Linha 4: não há município “Campinas” em “RJ”.',
      '  Linha 5: mai tem 3100, acima de 12 kWh/m² por dia. A tabela está em Wh, ou soma o mês?',
      '  Linha 6: falta a fonte.',
      '  Linha 6: o ano “3000” não está entre 1900 e 2026.',
      '  Linha 6: mai tem “”, que não é um número acima de zero.',
      '  Linha 7: Campinas, SP já está na linha 2.',
    ]);
    expect((await getSun('SP', 'Campinas'))?.horizontal[0]).toBe(5.6);
  });

  test('a file that is no such table says what it lacks', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect((await load(bytes('cidade;jan\nCampinas;5'))).lines[1]).toContain('ibge (ou municipio e uf), fev');
    expect((await load(bytes(HEAD))).lines[1]).toContain('nenhuma linha de dados');
    expect((await load(bytes(''))).ok).toBe(false);
    const many = Array.from({ length: 30 }, () => `1;;;${SUN};${SOURCE};2017`);
    expect((await load(table(...many))).lines.at(-1)).toBe('  … e mais 10.');
  });

  test('a proposal and a calculation take the sun of their city, cite it, and keep it', async () => {
    const { owner, calculator } = api.people;
    const { customerId } = await createTestBoards(api);
    await load(table(campinas()));
    const cited = `Campinas, SP, ${SOURCE}, 2017`;
    const begun = await beginProposal(api, owner, customerId);
    const chosen = await api.call('POST /proposals/step-2/:pid', {
      as: owner,
      params: { pid: begun._id },
      body: { ...sampleEquipment, version: begun.version },
    });
    const { calculation } = await api.call('POST /calculations/new', {
      as: calculator,
      body: sampleConsumption,
    });
    expect(calculation.result.irradiationSource).toBe(cited);
    await load(table(`4202404;;;${SUN};${SOURCE};2017`));

    const { proposal } = await api.call('POST /proposals/step-3/:pid', {
      as: owner,
      params: { pid: begun._id },
      body: { version: chosen.proposal.version },
    });
    expect(proposal.generation?.irradiation.source).toBe(cited);
    const again = { as: calculator, params: { pid: calculation._id } };
    expect((await api.call('GET /calculations/single/:pid', again)).calculation).toEqual(calculation);
    // Saved anew, it takes what the tables have now: nothing, and so the capital.
    const { proposal: edited } = await api.call('PUT /proposals/step-1/:pid', {
      as: owner,
      params: { pid: begun._id },
      body: { ...sampleConsumption, version: proposal.version },
    });
    expect(edited.municipalIrradiation).toBeNull();
  });
});
