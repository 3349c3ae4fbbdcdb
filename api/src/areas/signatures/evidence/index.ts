export type { EvidenceInput } from './evidence-input';
export { evidenceJson } from './evidence-json';
export { type Evidence, makeEvidence } from './make-evidence';
export { type SealingTools, sealWithEvidence } from './seal-with-evidence';
