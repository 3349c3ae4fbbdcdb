import type { SignatureContext } from '../contract-context';
import type { EvidenceInput } from '../evidence';

/** Document that all signers have signed and that no longer changes. */
export type SealableDocument = SignatureContext & EvidenceInput;
