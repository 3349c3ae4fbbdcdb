/** Somebody's address with their name. */
export interface Address {
  name: string;
  address: string;
}

/** How mail leaves this server. */
export interface MailSettings {
  /**
   * - SMTP: by the server that `smtpUrl` names.
   * - MAILBOX: it stays here, and operators read it.
   * - OFF: none is written; what would send some does not offer it.
   */
  delivery: 'SMTP' | 'MAILBOX' | 'OFF';
  smtpUrl: string | undefined;
  /** Who it comes from, where a white-label does not say another. */
  from: Address;
  /** Origin that links in mail lead to: never what a request says of its host. */
  publicUrl: string;
}

/** `Girassol <avisos@girassol.com.br>` or the address alone; undefined for what is neither. */
export function parseAddress(text: string): Address | undefined {
  const given = text.trim();
  const open = given.indexOf('<');
  if (open < 0) return /^[^<>\s@]+@[^<>\s@]+$/.test(given) ? { name: 'Girassol', address: given } : undefined;
  const name = withoutQuotes(given.slice(0, open).trim());
  const address = given.slice(open + 1, -1);
  const isAddress = !/[<>\s]/.test(address) && address.slice(1, -1).includes('@');
  if (!given.endsWith('>') || !isAddress || /[">]/.test(name)) return undefined;
  return { name: name || 'Girassol', address };
}

/** The text without a quotation mark before it and one behind it, of which either may be missing. */
function withoutQuotes(text: string): string {
  const rest = text.startsWith('"') ? text.slice(1) : text;
  return rest.endsWith('"') ? rest.slice(0, -1) : rest;
}
