import { z } from 'zod';
import { apiContract } from '../../../src/modules';
import { createAnswerFieldPicker } from './pick-answer';

test('what the contract does not name stays here, at every depth', () => {
  const schema = z.object({
    _id: z.string(),
    user: z.object({ name: z.string() }).nullable(),
    items: z.array(z.object({ n: z.number() })),
    totals: z.record(z.string(), z.object({ sum: z.number() })),
    tags: z.array(z.string()).optional(),
  });
  const row = {
    _id: 'a',
    password_hash: 'segredo',
    user: { name: 'Ana', token: 'segredo' },
    items: [{ n: 1, account_id: 'segredo' }],
    totals: { x: { sum: 1, cost: 'segredo' } },
    tags: ['b'],
  };
  expect(createAnswerFieldPicker(schema)(row)).toEqual({
    _id: 'a',
    user: { name: 'Ana' },
    items: [{ n: 1 }],
    totals: { x: { sum: 1 } },
    tags: ['b'],
  });
  expect(createAnswerFieldPicker(schema)({ ...row, user: null, tags: undefined })).toMatchObject({
    user: null,
  });
});

test('every answer of the contract has a picker', () => {
  for (const route of Object.values(apiContract))
    expect(() => createAnswerFieldPicker(route.answer)).not.toThrow();
});

test('of a choice of objects what the chosen one names', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), x: z.number() }),
    z.object({ kind: z.literal('b'), y: z.number() }),
  ]);
  expect(createAnswerFieldPicker(schema)({ kind: 'b', x: 1, y: 2, secret: 'segredo' })).toEqual({
    kind: 'b',
    y: 2,
  });
  expect(createAnswerFieldPicker(schema)({ kind: 'c', secret: 'segredo' })).toBeUndefined();
  expect(createAnswerFieldPicker(schema.nullable())(null)).toBeNull();
});
