import type { Row } from '@girassol/api-platform/database';
import type { MailBrand } from '@girassol/api-platform/mail/brand';

/**
 * Rows from which the evidence of a fully signed document is made: signature, contract, signers, trail and
 * brand. The rows no longer change.
 */
export interface EvidenceInput {
  signature: Row<'signatures'>;
  contract: Pick<Row<'sale_contracts'>, 'number' | 'name'>;
  persons: readonly Row<'signature_persons'>[];
  /** From the first to the one that all have signed. */
  events: readonly Row<'signature_events'>[];
  companyName: string;
  /** Brand and origin that users of the account see. */
  brand: Pick<MailBrand, 'name' | 'color' | 'origin'>;
}

/**
 * Evidence about how a person signed, from the trail: time, name, IP address, user agent, and the address to
 * which the code was sent.
 */
export interface SigningEvidence {
  at: Date;
  /** As the person wrote it. */
  name: string;
  ip: string | null;
  userAgent: string | null;
  /** Mailbox that the code was sent to, masked; null: an outside provider collected it. */
  codeSentTo: string | null;
}

/**
 * Returns the evidence about how a person signed, from the events of the trail. Returns null if the person
 * has not signed.
 */
export function getSigningEvidence(
  { events }: Pick<EvidenceInput, 'events'>,
  person: Row<'signature_persons'>,
): SigningEvidence | null {
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

/** Builds the public URL at which everybody can verify a signed document. */
export const buildVerifyUrl = ({ brand, signature }: Pick<EvidenceInput, 'brand' | 'signature'>): string =>
  `${brand.origin}/verificar/${signature.verify_code ?? ''}`;
