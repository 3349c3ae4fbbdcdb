import { blockKinds, type SiteBlock } from '@girassol/shared-domain/website';

/** The first field of the form of a block. */
export const firstField = ({ kind }: Pick<SiteBlock, 'kind'>): string => blockKinds[kind].fields[0].name;
