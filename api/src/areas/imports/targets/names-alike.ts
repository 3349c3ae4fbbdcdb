import { plainText } from '@girassol/shared-domain';
import { similarity, trigrams } from '@girassol/shared-domain/imports';

/** Names this alike are those of one person, where mail or phone are the same too. */
export const ALIKE = 0.65;

/** How alike two names are, from 0 to 1: as `similarity` of PostgreSQL's pg_trgm counts it. */
export const namesAlike = (one: string, other: string): number => similarity(partsOf(one), partsOf(other));

const partsOf = (name: string) => trigrams(plainText(name).replace(/[^\p{L}\p{N}]+/gu, ' '));
