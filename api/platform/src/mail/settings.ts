/** E-mail address with the name of its owner. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Settings of outgoing mail: way of delivery, SMTP server, sender, and the public URL for links. */
export interface MailSettings {
  /**
   * - SMTP: by the server that `smtpUrl` names.
   * - MAILBOX: it stays here, and operators read it.
   * - OFF: none is written; what would send some does not offer it.
   */
  delivery: 'SMTP' | 'MAILBOX' | 'OFF';
  smtpUrl: string | undefined;
  /** Sender, where a white-label names no other. */
  from: MailAddress;
  /** Origin that links in mail lead to: never what a request says of its host. */
  publicUrl: string;
}

/** Parses `Girassol <avisos@girassol.com.br>` or an address alone; undefined for anything else. */
export function parseMailAddress(text: string): MailAddress | undefined {
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
