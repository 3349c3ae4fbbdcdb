import type { Row } from '../../../platform/database';
import type { SignaturePlace } from '../mails/mail-signer';

/** What is sealed: a document that all have signed, which does not change any more. */
export interface ToSeal extends SignaturePlace {
  persons: Row<'signature_persons'>[];
  events: Row<'signature_events'>[];
  companyName: string;
}
