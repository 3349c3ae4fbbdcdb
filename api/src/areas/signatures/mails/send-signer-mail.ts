import type { Row, Tx } from '@girassol/api-platform/database';
import type { NewMail } from '@girassol/api-platform/mail';
import type { SignatureContext } from '../contract-context';
import { computeSignerPagePath } from '../links/signer-links';
import type { SigningServices } from '../signing';
import type { SignerMailFacts } from './signer-mails';

interface ToSigner extends Pick<NewMail, 'key' | 'kind'> {
  person: Row<'signature_persons'>;
  expiresAt?: Date;
  /** Function that builds the body from the facts of every mail. */
  write: (facts: SignerMailFacts) => NewMail['write'];
}

/**
 * Sends a mail to a signer. The stored body of the mail is erased after sending, because it contains the
 * personal link to sign.
 */
export async function sendSignerMail(
  tx: Tx,
  { mailer }: Pick<SigningServices, 'mailer'>,
  { signature, contract }: SignatureContext,
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
    path: await computeSignerPagePath(tx, person),
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
