import type { DnsRecord } from '@girassol/shared-domain/contract';

const types: readonly string[] = ['TXT', 'CNAME', 'A', 'AAAA'] satisfies DnsRecord['type'][];
const isType = (type: string): type is DnsRecord['type'] => types.includes(type);

/** Formats DNS records, one per line: `CNAME www.exemplo.com.br sites.girassol.example`. */
export const formatDnsZone = (records: readonly DnsRecord[]): string =>
  records.map(({ type, name, value }) => `${type} ${name} ${value}`).join('\n');

/** Parses DNS records, or returns the first wrong line with the reason. */
export function parseDnsZone(text: string): { records: DnsRecord[] } | { problem: string } {
  const records: DnsRecord[] = [];
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, type = '', name = '', value = ''] = /^(\S+)\s+(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    const kind = type.toUpperCase();
    if (!isType(kind) || value === '')
      return {
        problem: `Linha ${place + 1}: escreva tipo, nome e valor, como "A exemplo.com.br 203.0.113.10".`,
      };
    records.push({ type: kind, name, value: value.replace(/^"(.*)"$/, '$1') });
  }
  return { records };
}
