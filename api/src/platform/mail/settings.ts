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
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text);
  if (named?.[2]) return { name: named[1] || 'Girassol', address: named[2] };
  return /^[^<>\s@]+@[^<>\s@]+$/.test(text.trim()) ? { name: 'Girassol', address: text.trim() } : undefined;
}
