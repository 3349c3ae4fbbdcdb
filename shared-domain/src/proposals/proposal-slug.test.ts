import { findProposalSlugProblem, toProposalSlug } from './proposal-slug';

test.each(['sol', 'sol-nascente', 'energia-3', 'a'.repeat(40)])('%s can stand in an address', (slug) => {
  expect(findProposalSlugProblem(slug)).toBeNull();
});

test.each([
  'so',
  'a'.repeat(41),
  'Sol',
  'sol nascente',
  'sol--nascente',
  '-sol',
  'sol-',
  'pão',
  'a/b/c',
  'x%2f',
])('%s cannot', (slug) => {
  expect(findProposalSlugProblem(slug)).toMatch(/^Use/);
});

test.each([
  ['Solar São João & Cia. Ltda', 'solar-sao-joao-cia-ltda'],
  ['  ---  ', ''],
  [`${'ab'.repeat(19)} c-d`, `${'ab'.repeat(19)}-c`],
])('%s becomes %s', (name, slug) => {
  expect(toProposalSlug(name)).toBe(slug);
});
