import { parseAnswers, toSimulatorValues } from './parse-answers';

test('a postal code tells its state while the search for postal codes is away', async () => {
  const { values, problems } = await parseAnswers(
    toSimulatorValues({ conta: '650', cidade: 'CEP 89.010-000' }),
    { find: async () => ({ outcome: 'away' }) },
  );
  expect(values.uf).toBe('SC');
  expect(problems).toEqual([
    { field: 'cidade', message: 'A busca por CEP não responde agora: escreva a cidade.' },
  ]);
});
