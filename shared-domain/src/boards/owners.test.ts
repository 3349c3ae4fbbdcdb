import { formatOwnersLabels } from './owners';

const person = (name: string) => ({ _id: name, personalData: { name } });

test('[boards-013] the owner is the name of the user, or GERENTE', () => {
  expect(formatOwnersLabels({ type: 'SALES', user: person('Ana'), owners: [] }).short).toBe('Ana');
  expect(formatOwnersLabels({ type: 'SALES', user: null, owners: [] })).toMatchObject({
    short: 'GERENTE',
    full: 'GERENTE',
  });
});

test('[boards-014] several owners of an activity are the first and a count, in full all of them', () => {
  const card = {
    type: 'AFTER_SALES',
    user: person('Ana'),
    owners: [person('Ana'), person('Bruno')],
  } as const;
  const owners = [...card.owners];
  expect(formatOwnersLabels({ ...card, owners })).toEqual({
    first: 'Ana',
    short: 'Ana +1',
    full: 'Ana | Bruno',
  });
  expect(formatOwnersLabels({ ...card, owners: [person('Bruno')] }).short).toBe('Bruno');
  expect(formatOwnersLabels({ ...card, owners: [] }).short).toBe('Ana');
  expect(formatOwnersLabels({ ...card, type: 'SALES', owners }).short).toBe('Ana');
});
