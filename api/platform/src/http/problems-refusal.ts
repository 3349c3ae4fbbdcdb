import { Refusal } from '../refusals/refusal';

/**
 * Creates the refusal of input with which the proposal calculation engine cannot work; the message names
 * every problem.
 */
export function createEngineProblemsRefusal(problems: readonly { path: string; message: string }[]): Refusal {
  const message = problems[0]?.message ?? 'Os dados não podem ser calculados.';
  return new Refusal(400, message, {
    title: 'O QUE HÁ DE ERRADO?',
    fields: problems.map(({ path, message }) => ({ path, message })),
  });
}
