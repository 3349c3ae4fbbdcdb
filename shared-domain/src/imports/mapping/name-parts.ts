import { toHeaderKey } from './header-key';

/** Part of a person's name that a column holds. */
export type PersonNamePart = 'first' | 'middle' | 'last' | 'suffix';

const names: Record<PersonNamePart, readonly string[]> = {
  first: [
    'primeiro nome',
    'prenome',
    'nome próprio',
    'first name',
    'given name',
    'firstname',
    'forename',
    'fname',
  ],
  middle: ['segundo nome', 'nome do meio', 'nomes do meio', 'middle name', 'additional name', 'middlename'],
  last: [
    ...['sobrenome', 'último nome', 'sobrenomes', 'nome de família', 'last name', 'family name', 'surname'],
    ...['lastname', 'lname', 'apelido de família'],
  ],
  suffix: ['sufixo', 'sufixo do nome', 'name suffix', 'suffix'],
};

const parts: ReadonlyMap<string, PersonNamePart> = /*#__PURE__*/ new Map(
  (Object.keys(names) as PersonNamePart[]).flatMap((part) =>
    names[part]
      .flatMap((name) => [name, `${name} cliente`, `${name} contato`])
      .map((name) => [toHeaderKey(name), part] as const),
  ),
);

/**
 * Returns the part of a person's name that a column header stands for (`Sobrenome`: 'last'); null if the
 * header stands for a whole name or for anything else.
 */
export const detectNamePart = (header: string): PersonNamePart | null =>
  parts.get(toHeaderKey(header)) ?? null;

const given: ReadonlySet<string> = /*#__PURE__*/ new Set(
  ['nome', 'name', 'nomes', 'nome cliente', 'nome contato', 'contato', 'cliente'].map(toHeaderKey),
);

/**
 * Returns true if a column with this header can have first names in a spreadsheet with another column for
 * last names: `Nome` can, `Nome completo` cannot.
 */
export const canBeFirstNameColumn = (header: string): boolean =>
  detectNamePart(header) === 'first' || given.has(toHeaderKey(header));
