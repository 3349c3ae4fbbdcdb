import type { EvidenceInput } from '../evidence';
import type { SignaturePlace } from '../mails/mail-signer';

/** What is sealed: a document that all have signed, which does not change any more. */
export type ToSeal = SignaturePlace & EvidenceInput;
