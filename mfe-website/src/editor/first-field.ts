import { blockKinds, type SiteBlock } from '@girassol/shared-domain/website';

/** Returns the name of the first field of a block's form. */
export const getFirstFieldName = ({ kind }: Pick<SiteBlock, 'kind'>): string =>
  blockKinds[kind].fields[0].name;
