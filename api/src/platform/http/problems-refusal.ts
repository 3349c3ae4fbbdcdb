import { Refusal } from '../refusals/refusal';

/** The refusal of what the engine cannot calculate with: it names everything that is wrong. */
export function problemsRefusal(problems: readonly { path: string; message: string }[]): Refusal {
  const message = problems[0]?.message ?? 'Os dados não podem ser calculados.';
  return new Refusal(400, message, {
    title: 'O QUE HÁ DE ERRADO?',
    fields: problems.map(({ path, message }) => ({ path, message })),
  });
}
