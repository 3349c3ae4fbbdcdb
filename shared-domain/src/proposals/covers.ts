/** Covers that every account may choose, in the order they are offered. */
export const proposalCovers = [
  { name: 'amanhecer', label: 'Amanhecer' },
  { name: 'telhado', label: 'Telhado' },
  { name: 'campo', label: 'Campo' },
] as const;

export type CoverName = (typeof proposalCovers)[number]['name'];

export const coverNames = proposalCovers.map(({ name }) => name);

const COVERS = '/api/proposal-covers/';

/** What a theme holds where a cover of the house was chosen: its address. */
export const coverAddress = (name: CoverName): string => `${COVERS}${name}`;

/** Is this the address of a cover of the house? */
export const isHouseCover = (address: string): boolean =>
  coverNames.some((name) => coverAddress(name) === address);
