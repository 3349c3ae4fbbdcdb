import type { GateFinding } from '../registry/operations';

/** Describes findings of the gate in text, each with its remedy. */
export function describeFindings(findings: readonly GateFinding[]): string {
  return findings
    .map(({ code, severity, what, how }) => `${severity === 'error' ? '✗' : '!'} ${code} ${what}\n  ${how}`)
    .join('\n');
}
