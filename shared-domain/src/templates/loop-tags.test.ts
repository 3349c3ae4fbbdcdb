import { findTagOfLoop, findTagsOutsideLoop } from './loop-tags';

const field = (tag: string) => ({ tag, label: tag, sample: tag });
const families = [
  { loop: null, fields: [field('cliente_nome')] },
  { loop: 'modulos', fields: [field('modulo_modelo'), field('modulo_fabricante')] },
  { loop: 'inversores', fields: [field('inversor_modelo')] },
];

test('a tag of a repeated section that stands outside of it is found with its section', () => {
  const tags = {
    cliente_nome: {},
    modulo_modelo: {},
    inversores: { inversor_modelo: {}, modulo_fabricante: {} },
  };
  expect(findTagsOutsideLoop(tags, families)).toEqual([
    { tag: 'modulo_modelo', loop: 'modulos' },
    { tag: 'modulo_fabricante', loop: 'modulos' },
  ]);
});

test('tags inside their section are right', () => {
  expect(findTagsOutsideLoop({ modulos: { modulo_modelo: {}, cliente_nome: {} } }, families)).toEqual([]);
});

test('an unknown tag inside a section is taken for the tag of the section that ends like it', () => {
  const tags = { fabricante: {}, modulos: { fabricante: {} }, inversores: { modelo: {} } };
  expect(findTagOfLoop('fabricante', tags, families)).toBe('modulo_fabricante');
  expect(findTagOfLoop('modelo', tags, families)).toBe('inversor_modelo');
  expect(findTagOfLoop('modelo', { modelo: {} }, families)).toBeNull();
});
