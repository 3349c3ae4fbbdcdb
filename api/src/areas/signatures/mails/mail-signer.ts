import type { Row, Tx } from '../../../platform/database';
import type { NewMail } from '../../../platform/mail';
import type { ContractPlace } from '../contract-place';
import { signerPath } from '../links/signer-links';
import type { Signing } from '../signing';
import type { MailFacts } from './signer-mails';

/** A signature with what its mails speak of. */
export interface SignaturePlace extends ContractPlace {
  signature: Row<'signatures'>;
}

interface ToSigner extends Pick<NewMail, 'key' | 'kind'> {
  person: Row<'signature_persons'>;
  expiresAt?: Date;
  /** What it says, of what every mail speaks of. */
  write: (facts: MailFacts) => NewMail['write'];
}

/** Writes a mail to a signer; its body leads to where they sign, so it is wiped once it was sent. */
export async function mailSigner(
  tx: Tx,
  { mailer }: Pick<Signing, 'mailer'>,
  { signature, contract }: SignaturePlace,
  { person, key, kind, expiresAt, write }: ToSigner,
): Promise<void> {
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', signature.account_id)
    .executeTakeFirstOrThrow();
  const facts = {
    name: person.name,
    companyName,
    contractName: contract.name,
    path: await signerPath(tx, person),
  };
  await mailer.send(tx, {
    accountId: signature.account_id,
    key,
    kind,
    to: { name: `${person.name} ${person.surname}`, address: person.email },
    hasSecret: true,
    ...(expiresAt && { expiresAt }),
    write: write(facts),
  });
}
