import { groupExposes } from './group-exposes.mjs';

test('what a remote contributes to the home page alone becomes one file', () => {
  const slots = [
    { slot: 'home.card/v1', module: './won' },
    { slot: 'home.tab/v1', module: './sales' },
    { slot: 'home.card/v1', module: './dates' },
    { slot: 'agenda.source/v1', module: './dates' },
    { slot: 'customer.tab/v1', module: './customer' },
  ];
  const exposes = {
    './lifecycles': './src/lifecycles.ts',
    './won': './src/won.tsx',
    './sales': './src/sales.tsx',
    './dates': './src/dates.ts',
    './customer': './src/customer.tsx',
  };
  expect(groupExposes({ exposes, slots })).toEqual({
    ...exposes,
    './won': { import: './src/won.tsx', name: '__home' },
    './sales': { import: './src/sales.tsx', name: '__home' },
  });
});
