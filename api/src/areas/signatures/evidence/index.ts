export { createEvidence, type EvidenceFiles } from './create-evidence';
export type { EvidenceInput } from './evidence-input';
export { type SealingTools, sealWithEvidence } from './seal-with-evidence';
export { serializeEvidence } from './serialize-evidence';
