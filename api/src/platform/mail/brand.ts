import type { DistributionDocument } from '@girassol/federation/registry';
import type { Tx } from '../database';
import type { MailSettings } from './settings';

/** How a mail looks, and where its links lead. */
export interface MailBrand {
  name: string;
  /** Of what one presses, and of the line above. */
  color: string;
  /** `https://app.exemplo.com.br`: links are this and a path. */
  origin: string;
  /** Null: the server's own. */
  fromAddress: string | null;
}

const GIRASSOL = { name: 'Girassol', color: '#1F6F54' };

/** The brand that the people of an account see: that of its white-label, on the host of that. */
export async function brandOfAccount(
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
  return found ? brandOf(found.document, publicUrl) : { ...GIRASSOL, origin: publicUrl, fromAddress: null };
}

function brandOf({ brand, hosts, mail }: DistributionDocument, publicUrl: string): MailBrand {
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
