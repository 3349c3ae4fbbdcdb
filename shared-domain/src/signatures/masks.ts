/** Words that join names and are none themselves. */
const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'e']);

/** Masks a name for people who are not party to a document: Maria da Conceição Souza is "Maria C. S.". */
export function maskName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const names = others.filter((word) => !PARTICLES.has(word.toLowerCase()));
  const initials = names.map((word) => `${(Array.from(word)[0] ?? '').toUpperCase()}.`);
  return [first, ...initials].join(' ');
}

/** Masks a CPF by hiding its first and last digits: "•••.456.789-••". */
export function maskCpf(digits: string): string {
  return `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`;
}

/** Masks an e-mail address so that its owner recognizes it and nobody else can write to it: "ma•••@exemplo.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${email.slice(at)}`;
}
