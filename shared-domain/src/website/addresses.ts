/** What a button of a site may lead to besides an address: parts of the page, and the account's own WhatsApp. */
export const sitePlaces = [
  { to: '#simulador', label: 'O simulador' },
  { to: '#contato', label: 'O contato' },
  { to: 'whatsapp', label: 'WhatsApp da empresa' },
] as const;

const isPlace = (to: string) => sitePlaces.some((place) => place.to === to);

/** An ordinary host name: no name and password before it, no port, no letters that only look like others. */
const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24})(?:[/?#][!-~]*)?$/i;

function isHttps(to: string): boolean {
  const host = HTTPS.exec(to)?.[1];
  return host !== undefined && !/(^|\.)xn--/i.test(host);
}

/** May a link of a site lead there? A place of it, `https:`, `tel:` or `mailto:`. Nothing else ever becomes a link. */
export function isSiteAddress(to: string): boolean {
  if (to !== to.trim() || /[\s\p{Cc}\p{Cf}]/u.test(to)) return false;
  if (isPlace(to)) return true;
  if (/^tel:\+?[0-9]{8,15}$/.test(to)) return true;
  if (/^mailto:[^@?&#<>"']+@[^@?&#<>"'][^@?&#<>"'.]*\.[^@?&#<>"']+$/.test(to)) return true;
  return isHttps(to);
}
