/**
 * Targets of links on an account's website besides URLs: sections of the page, and the account's WhatsApp.
 */
export const siteLinkTargets = [
  { to: '#simulador', label: 'O simulador' },
  { to: '#contato', label: 'O contato' },
  { to: 'whatsapp', label: 'WhatsApp da empresa' },
] as const;

const isLinkTarget = (to: string) => siteLinkTargets.some((place) => place.to === to);

/** An ordinary host name: no name and password before it, no port, no letters that only look like others. */
const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24})(?:[/?#][!-~]*)?$/i;

function isHttps(to: string): boolean {
  const host = HTTPS.exec(to)?.[1];
  return host !== undefined && !/(^|\.)xn--/i.test(host);
}

/**
 * Returns true if a link on an account's website may lead to `to`: an entry of `siteLinkTargets`, or a URL
 * with `https:`, `tel:` or `mailto:`.
 */
export function isAllowedSiteLink(to: string): boolean {
  if (to !== to.trim() || /[\s\p{Cc}\p{Cf}]/u.test(to)) return false;
  if (isLinkTarget(to)) return true;
  if (/^tel:\+?[0-9]{8,15}$/.test(to)) return true;
  if (/^mailto:[^@?&#<>"']+@[^@?&#<>"'][^@?&#<>"'.]*\.[^@?&#<>"']+$/.test(to)) return true;
  return isHttps(to);
}
