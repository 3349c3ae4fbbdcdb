import type { DnsRecord } from '@girassol/shared-domain/contract';
import type { DomainState, Light } from '@girassol/shared-domain/website';
import type { CertificateState, ZoneFindings } from '../provider/domain-provider';
import { proofName } from '../provider/expected-records';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** How long a proven host may stay without its proof: a zone is edited, a provider is changed. */
const UNPROVEN_MS = 3 * DAY;
/** People set a domain up within it. */
const EAGER_MS = 2 * DAY;

/** What is kept of a claim. */
export interface Standing {
  state: DomainState;
  ownership: Light;
  routing: Light;
  certificate: Light;
  problem: string | null;
  verifiedAt: Date | null;
  unprovenSince: Date | null;
}

interface Look {
  host: string;
  expected: readonly DnsRecord[];
  findings: ZoneFindings;
  certificate: CertificateState;
  /** Another account has proven it, and its proof still stands. */
  isContested: boolean;
  now: Date;
}

/** What a look at its zone makes of a claim. */
export function standingAfter(before: Standing, look: Look): Standing {
  const { findings, now } = look;
  if (findings.failure) return { ...before, problem: findings.failure };

  const isProven = findings.isOwned && !look.isContested;
  const unprovenSince = isProven || !before.verifiedAt ? null : (before.unprovenSince ?? now);
  const isLost = unprovenSince !== null && now.getTime() - unprovenSince.getTime() > UNPROVEN_MS;
  const verifiedAt = isProven ? (before.verifiedAt ?? now) : isLost ? null : before.verifiedAt;
  const lights = {
    ownership: ownershipOf(before, look, isProven),
    routing: routingOf(before, look),
    certificate: certificateOf(look, isProven),
  };
  return {
    ...lights,
    state: stateOf(before, verifiedAt, Object.values(lights)),
    problem: problemOf(look, lights),
    verifiedAt,
    unprovenSince: isLost ? null : unprovenSince,
  };
}

const proofsFound = ({ host, findings }: Look): DnsRecord[] =>
  findings.found.filter(({ type, name }) => type === 'TXT' && name === proofName(host));

const leadsFound = ({ findings }: Look): DnsRecord[] => findings.found.filter(({ type }) => type !== 'TXT');

function ownershipOf({ verifiedAt }: Standing, look: Look, isProven: boolean): Light {
  if (isProven) return 'OK';
  return verifiedAt || look.isContested || proofsFound(look).length > 0 ? 'PROBLEM' : 'WAITING';
}

function routingOf({ state }: Standing, look: Look): Light {
  if (look.findings.isRouted) return 'OK';
  return leadsFound(look).length > 0 || state === 'ATIVO' ? 'PROBLEM' : 'WAITING';
}

function certificateOf({ findings, certificate }: Look, isProven: boolean): Light {
  if (!isProven || !findings.isRouted) return 'WAITING';
  if (certificate === 'ACTIVE') return 'OK';
  return certificate === 'FAILED' ? 'PROBLEM' : 'WAITING';
}

function stateOf(before: Standing, verifiedAt: Date | null, lights: Light[]): DomainState {
  if (!verifiedAt) return before.verifiedAt ? 'COM_PROBLEMA' : 'AGUARDANDO';
  if (lights.every((light) => light === 'OK')) return 'ATIVO';
  const wasActive = before.state === 'ATIVO' || before.state === 'COM_PROBLEMA';
  return wasActive || lights.includes('PROBLEM') ? 'COM_PROBLEMA' : 'VERIFICADO';
}

const listed = (records: readonly DnsRecord[]) => records.map(({ value }) => `"${value}"`).join(', ');

/** Addresses of a well-known proxy that hides where a name leads (its published networks, IPv4). */
const isBehindCloudflare = (records: readonly DnsRecord[]) =>
  records.some(({ value }) =>
    /^(104\.(1[6-9]|2[0-9])|172\.(6[4-9]|7[01])|188\.114\.(9[6-9]|1[01]\d))\./.test(value),
  );

function problemOf(
  look: Look,
  lights: Pick<Standing, 'ownership' | 'routing' | 'certificate'>,
): string | null {
  const { expected } = look;
  if (look.isContested)
    return 'Outra conta já provou que este domínio é dela. Se ele é seu, apague lá o registro TXT antigo.';
  if (lights.ownership === 'PROBLEM') {
    const wanted = listed(expected.filter(({ type }) => type === 'TXT'));
    const found = proofsFound(look);
    return found.length > 0
      ? `O registro TXT diz ${listed(found)}; esperávamos ${wanted}.`
      : `O registro TXT sumiu. Ponha de volta ${wanted}, ou o domínio deixa de mostrar o site em três dias.`;
  }
  if (lights.routing === 'PROBLEM') {
    const found = leadsFound(look);
    const wanted = listed(expected.filter(({ type }) => type !== 'TXT'));
    if (isBehindCloudflare(found))
      return `O endereço passa por um intermediário (Cloudflare). Desligue a nuvem laranja deste registro, para que leve a ${wanted}.`;
    return found.length > 0
      ? `O endereço leva a ${listed(found)}; deveria levar a ${wanted}.`
      : `O endereço não leva mais a lugar nenhum; deveria levar a ${wanted}.`;
  }
  if (lights.certificate === 'PROBLEM') return 'O certificado não pôde ser emitido. Tentamos de novo.';
  return null;
}

/** When its zone is looked at again: soon while somebody sets it up, once a day afterwards, every hour while a proof is away. */
export function nextLook(claimedAt: Date, { state, unprovenSince }: Standing, now: Date): Date {
  const age = now.getTime() - claimedAt.getTime();
  const isSetUp = state === 'ATIVO';
  if (!isSetUp && age < EAGER_MS) {
    const wait = Math.min(5 * 60 * SECOND, Math.max(30 * SECOND, age / 10));
    return new Date(now.getTime() + wait);
  }
  return new Date(now.getTime() + (unprovenSince ? HOUR : DAY));
}
