import { moneyUpTo } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { formatFieldMessage } from './field-messages';

const getMessages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => formatFieldMessage(issue.code, { ...issue }));

test.each([
  [z.array(z.string()).min(1), [], 'Informe ao menos um.'],
  [z.array(z.string()).min(2), ['a'], 'Informe ao menos 2.'],
  [z.array(z.string()).max(1_000), Array(1_001).fill('a'), 'São no máximo 1.000.'],
  [z.string().min(1), '', 'Preencha este campo.'],
  [z.string().min(8), 'curta', 'Use ao menos 8 caracteres.'],
  [z.string().max(3), 'longa', 'São no máximo 3 caracteres.'],
  [z.number().min(0), -1, 'Valor pequeno demais.'],
  [z.number().max(5), 6, 'Valor grande demais.'],
  [z.string(), 5, 'Campo ausente ou de tipo inválido.'],
  [z.enum(['a']), 'b', 'Valor fora das opções permitidas.'],
  [z.strictObject({}), { a: 1 }, 'Campo desconhecido.'],
  [z.email(), 'x', 'Formato inválido.'],
  [moneyUpTo(10), 1.005, 'Use no máximo duas casas decimais.'],
  [z.string().refine(() => false), 'x', 'Valor inválido.'],
] as const)('what is wrong is said so that it can be mended: %#', (schema, value, words) => {
  expect(getMessages(schema, value)).toEqual([words]);
});
