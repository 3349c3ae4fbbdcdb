/** Built-in cover pictures of proposals, which every account may choose, in the order of the form. */
export const proposalCovers = [
  { name: 'amanhecer', label: 'Amanhecer' },
  { name: 'telhado', label: 'Telhado' },
  { name: 'campo', label: 'Campo' },
] as const;

export type ProposalCoverName = (typeof proposalCovers)[number]['name'];

export const proposalCoverNames = proposalCovers.map(({ name }) => name);

const COVERS = '/api/proposal-covers/';

/** Returns the path of a built-in cover picture, which a proposal theme stores. */
export const getCoverPath = (name: ProposalCoverName): string => `${COVERS}${name}`;

/** Returns true if `address` is the path of a built-in cover picture. */
export const isBuiltInCoverPath = (address: string): boolean =>
  proposalCoverNames.some((name) => getCoverPath(name) === address);
