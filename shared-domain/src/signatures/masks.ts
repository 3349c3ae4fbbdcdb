/** A name as whoever is not party to a document may read it: "Maria C. S.". */
export function maskName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initials = others.map((word) => `${(Array.from(word)[0] ?? '').toUpperCase()}.`);
  return [first, ...initials].join(' ');
}

/** A CPF with its first and last digits hidden: "•••.456.789-••". */
export function maskCpf(digits: string): string {
  return `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`;
}

/** An address that its owner recognises and nobody else can write to: "ma•••@exemplo.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${email.slice(at)}`;
}
