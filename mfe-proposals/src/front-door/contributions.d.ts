import type { SlotContribution } from '@girassol/federation';
export declare const contributions: SlotContribution[];
