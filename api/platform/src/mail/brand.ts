import type { DistributionDocument } from '@girassol/federation/registry';
import type { Tx } from '../database';
import type { MailSettings } from './settings';

/** Brand of a mail: name, colour, sender address, and the origin of the mail's links. */
export interface MailBrand {
  name: string;
  /** Colour of buttons and of the top line. */
  color: string;
  /** `https://app.exemplo.com.br`: links are this and a path. */
  origin: string;
  /** Null: the server's own. */
  fromAddress: string | null;
}

const GIRASSOL = { name: 'Girassol', color: '#1F6F54' };

/**
 * Loads the brand for mail to the people of an account: that of the account's white-label, with links to the
 * white-label's host, or that of the product.
 */
export async function loadAccountMailBrand(
  tx: Tx,
  accountId: string,
  { publicUrl }: Pick<MailSettings, 'publicUrl'>,
): Promise<MailBrand> {
  const found = await tx
    .selectFrom('accounts')
    .innerJoin('distributions', 'distributions.key', 'accounts.whitelabel')
    .select('distributions.document')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return found
    ? toMailBrand(found.document, publicUrl)
    : { ...GIRASSOL, origin: publicUrl, fromAddress: null };
}

function toMailBrand({ brand, hosts, mail }: DistributionDocument, publicUrl: string): MailBrand {
  const origin = new URL(publicUrl);
  // A word without a dot stands in hosts of any name: none of them is known here.
  const host = hosts.find((word) => word.includes('.'));
  if (host) origin.hostname = host;
  return {
    name: brand.name,
    color: brand.colors?.leaf ?? GIRASSOL.color,
    origin: origin.origin,
    fromAddress: mail?.from ?? null,
  };
}
