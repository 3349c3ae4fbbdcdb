import type { Row } from '../../../platform/database';
import type { MailBrand } from '../../../platform/mail/brand';

/** What the evidence of a document is made of: rows that do not change any more. */
export interface EvidenceInput {
  signature: Row<'signatures'>;
  contract: Pick<Row<'sale_contracts'>, 'number' | 'name'>;
  persons: readonly Row<'signature_persons'>[];
  /** From the first to the one that all have signed. */
  events: readonly Row<'signature_events'>[];
  companyName: string;
  /** What the people of the account see, and where its pages are. */
  brand: Pick<MailBrand, 'name' | 'color' | 'origin'>;
}

/** What the trail keeps of how somebody signed. */
export interface SigningFacts {
  at: Date;
  /** As the person wrote it. */
  name: string;
  ip: string | null;
  userAgent: string | null;
  /** Mailbox that the code was sent to, masked; null: an outside provider collected it. */
  codeSentTo: string | null;
}

/** How somebody signed; null where they did not. */
export function signingFactsOf(
  { events }: Pick<EvidenceInput, 'events'>,
  person: Row<'signature_persons'>,
): SigningFacts | null {
  const event = events.find(({ kind, person_id }) => kind === 'SIGNED' && person_id === person.id);
  if (!event || !person.signed_at) return null;
  const { facts } = event;
  const text = (name: string) => (typeof facts[name] === 'string' && facts[name] !== '' ? facts[name] : null);
  return {
    at: person.signed_at,
    name: person.signed_name ?? text('name') ?? '',
    ip: text('ip'),
    userAgent: text('userAgent'),
    codeSentTo: facts.method === 'provider' ? null : text('to'),
  };
}

/** Where a document is verified, as an address. */
export const verifyUrlOf = ({ brand, signature }: Pick<EvidenceInput, 'brand' | 'signature'>): string =>
  `${brand.origin}/verificar/${signature.verify_code ?? ''}`;
