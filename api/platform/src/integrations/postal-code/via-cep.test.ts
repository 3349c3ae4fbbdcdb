import { createViaCepService } from '.';

/** Recorded from viacep.com.br. */
const recorded = {
  street: {
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    unidade: '',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    estado: 'São Paulo',
    regiao: 'Sudeste',
    ibge: '3550308',
    gia: '1004',
    ddd: '11',
    siafi: '7107',
  },
  wholeCity: { cep: '89190-000', logradouro: '', complemento: '', bairro: '', localidade: 'Taió', uf: 'SC' },
  unknown: { erro: 'true' },
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function service(answers: (Response | Error)[]) {
  const asked: string[] = [];
  const failures: string[] = [];
  let now = 0;
  const postalCodes = createViaCepService({
    url: 'https://cep.test',
    now: () => now,
    onFailure: (why) => failures.push(why),
    fetch: async (url, init) => {
      asked.push(String(url));
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      const answer = answers.shift() ?? new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { postalCodes, asked, failures, wait: (ms: number) => (now += ms) };
}

test('[customers-012] a postal code becomes street, district, city and state', async () => {
  const { postalCodes, asked } = service([json(recorded.street), json(recorded.wholeCity)]);
  expect(await postalCodes.find('01001000')).toEqual({
    outcome: 'found',
    address: { uf: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' },
  });
  expect(await postalCodes.find('89190000')).toMatchObject({ address: { city: 'Taió', street: '' } });
  expect(asked[0]).toBe('https://cep.test/ws/01001000/json/');
});

test('a code that does not exist is unknown, not a failure', async () => {
  const { postalCodes, failures } = service([json(recorded.unknown), json({ erro: true }), json('', 400)]);
  for (let index = 0; index < 3; index += 1) {
    expect(await postalCodes.find('99999999')).toEqual({ outcome: 'unknown' });
  }
  expect(failures).toEqual([]);
});

test('a failure is tried once more; then the service rests, and is asked again later', async () => {
  const { postalCodes, asked, wait } = service([
    new Error('timeout'),
    json(recorded.street),
    json({}, 503),
    json('<html>'),
    json(recorded.street),
  ]);
  expect((await postalCodes.find('01001000')).outcome).toBe('found');
  expect(await postalCodes.find('01001000')).toEqual({ outcome: 'away' });
  expect(await postalCodes.find('01001000')).toEqual({ outcome: 'away' });
  expect(asked).toHaveLength(4);
  wait(30_000);
  expect((await postalCodes.find('01001000')).outcome).toBe('found');
});
