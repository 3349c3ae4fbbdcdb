import {
  type FillableAddress,
  fillAddressFromPostalCode,
  type UntypedAddressValues,
} from './fill-address-from-postal-code';

const empty: FillableAddress = { uf: null, city: null, district: '', street: '' };
const se = { uf: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' };
const taio = { uf: 'SC', city: 'Taió', district: '', street: '' };
const nothing: UntypedAddressValues = { loaded: null, written: {} };

test('[customers-012] an empty address is filled with all that is told', () => {
  expect(fillAddressFromPostalCode(empty, nothing, se)).toEqual({ address: se, written: se, differing: [] });
});

test('[customers-012] what an earlier code wrote does not stay beside the city of another', () => {
  const first = fillAddressFromPostalCode(empty, nothing, se);
  const second = fillAddressFromPostalCode(first.address, { loaded: null, written: first.written }, taio);
  expect(second.address).toEqual(taio);
  const back = fillAddressFromPostalCode(second.address, { loaded: null, written: second.written }, se);
  expect(back.address).toEqual(se);
});

test('what was typed stays, and what the code says of it is told', () => {
  const first = fillAddressFromPostalCode(empty, nothing, se);
  const typed = { ...first.address, street: 'Praça da Sé, fundos' };
  const second = fillAddressFromPostalCode(
    typed,
    { loaded: null, written: first.written },
    { ...se, street: 'Rua Direita' },
  );
  expect(second.address).toEqual({ ...se, street: 'Praça da Sé, fundos' });
  expect(second.differing).toEqual(['Rua Direita']);
  const before = { ...empty, uf: 'SC', city: 'Blumenau', street: 'Rua A' };
  expect(fillAddressFromPostalCode(before, nothing, taio)).toMatchObject({
    address: before,
    differing: ['Taió/SC'],
  });
});

test('the street of another city does not come to stand beside one that was typed', () => {
  const typed = { ...empty, uf: 'SC', city: 'Blumenau' };
  expect(fillAddressFromPostalCode(typed, nothing, se)).toEqual({
    address: typed,
    written: { street: '', district: '' },
    differing: ['São Paulo/SP'],
  });
  const first = fillAddressFromPostalCode({ ...empty, uf: 'SC', city: 'Taió' }, nothing, {
    ...taio,
    street: 'Rua Coronel Feddersen',
  });
  const moved = { ...first.address, city: 'Blumenau' };
  expect(fillAddressFromPostalCode(moved, { loaded: null, written: first.written }, se).address).toEqual({
    ...moved,
    street: '',
  });
});

test('a city that was typed as the code writes it takes its spelling', () => {
  expect(fillAddressFromPostalCode({ ...empty, uf: 'SC', city: 'TAIO' }, nothing, taio).address.city).toBe(
    'Taió',
  );
});

test('an unknown code, and one of which only the state is known, take away what the last one wrote', () => {
  const first = fillAddressFromPostalCode(empty, nothing, se);
  const sources = { loaded: null, written: first.written };
  expect(fillAddressFromPostalCode(first.address, sources, null).address).toEqual(empty);
  expect(
    fillAddressFromPostalCode(first.address, sources, { uf: 'RJ', city: '', district: '', street: '' })
      .address,
  ).toEqual({
    ...empty,
    uf: 'RJ',
  });
});

test('an address that came with the form gives way, and does not stay beside another city', () => {
  const sources = { loaded: se, written: {} };
  expect(fillAddressFromPostalCode(se, sources, taio).address).toEqual(taio);
  const sameCity = { ...se, district: '', street: '' };
  expect(fillAddressFromPostalCode(se, sources, sameCity).address).toEqual(se);
  expect(fillAddressFromPostalCode(se, sources, { ...se, street: 'Rua Direita' }).address.street).toBe(
    'Rua Direita',
  );
  expect(fillAddressFromPostalCode(se, sources, null).address).toEqual(se);
});

test('a state that was chosen without a city is that of the code', () => {
  expect(fillAddressFromPostalCode({ ...empty, uf: 'PR' }, nothing, taio).address).toEqual(taio);
  expect(fillAddressFromPostalCode({ ...empty, uf: 'PR' }, nothing, null).address.uf).toBe('PR');
});
