import type { DnsRecord } from '@girassol/shared-domain/contract';
import type { DomainCheckState, DomainState } from '@girassol/shared-domain/website';
import { getProofRecordName } from '../provider/build-expected-records';
import type { CertificateState, ZoneFindings } from '../provider/domain-provider';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/**
 * Maximum time in milliseconds that a proven domain may be without its proof, because zones are edited and providers
 * changed.
 */
const MAX_UNPROVEN_MS = 3 * DAY;
/** People set a domain up within it. */
const EAGER_MS = 2 * DAY;

/** Status of a claimed domain as it is stored. */
export interface DomainStatus {
  state: DomainState;
  ownership: DomainCheckState;
  routing: DomainCheckState;
  certificate: DomainCheckState;
  problem: string | null;
  verifiedAt: Date | null;
  unprovenSince: Date | null;
}

interface ZoneCheck {
  host: string;
  expected: readonly DnsRecord[];
  findings: ZoneFindings;
  certificate: CertificateState;
  /** Another account has proven it, and its proof still stands. */
  isContested: boolean;
  now: Date;
}

/**
 * Computes the new status of a claimed domain from its former status and the result of a check of its DNS
 * zone.
 */
export function computeDomainStatus(before: DomainStatus, look: ZoneCheck): DomainStatus {
  const { findings, now } = look;
  if (findings.failure) return { ...before, problem: findings.failure };

  const isProven = findings.isOwned && !look.isContested;
  const unprovenSince = isProven || !before.verifiedAt ? null : (before.unprovenSince ?? now);
  const isLost = unprovenSince !== null && now.getTime() - unprovenSince.getTime() > MAX_UNPROVEN_MS;
  const verifiedAt = isProven ? (before.verifiedAt ?? now) : isLost ? null : before.verifiedAt;
  const lights = {
    ownership: getOwnershipLight(before, look, isProven),
    routing: getRoutingLight(before, look),
    certificate: getCertificateLight(look, isProven),
  };
  return {
    ...lights,
    state: getDomainState(before, verifiedAt, Object.values(lights)),
    problem: describeProblem(look, lights),
    verifiedAt,
    unprovenSince: isLost ? null : unprovenSince,
  };
}

const proofsFound = ({ host, findings }: ZoneCheck): DnsRecord[] =>
  findings.found.filter(({ type, name }) => type === 'TXT' && name === getProofRecordName(host));

const getRoutingRecords = ({ findings }: ZoneCheck): DnsRecord[] =>
  findings.found.filter(({ type }) => type !== 'TXT');

function getOwnershipLight(
  { verifiedAt }: DomainStatus,
  look: ZoneCheck,
  isProven: boolean,
): DomainCheckState {
  if (isProven) return 'OK';
  return verifiedAt || look.isContested || proofsFound(look).length > 0 ? 'PROBLEM' : 'WAITING';
}

function getRoutingLight({ state }: DomainStatus, look: ZoneCheck): DomainCheckState {
  if (look.findings.isRouted) return 'OK';
  return getRoutingRecords(look).length > 0 || state === 'ATIVO' ? 'PROBLEM' : 'WAITING';
}

function getCertificateLight({ findings, certificate }: ZoneCheck, isProven: boolean): DomainCheckState {
  if (!isProven || !findings.isRouted) return 'WAITING';
  if (certificate === 'ACTIVE') return 'OK';
  return certificate === 'FAILED' ? 'PROBLEM' : 'WAITING';
}

function getDomainState(
  before: DomainStatus,
  verifiedAt: Date | null,
  lights: DomainCheckState[],
): DomainState {
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

function describeProblem(
  look: ZoneCheck,
  lights: Pick<DomainStatus, 'ownership' | 'routing' | 'certificate'>,
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
    const found = getRoutingRecords(look);
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

/**
 * Computes the time of the next check of a claimed domain: soon after the claim, when the DNS is being set
 * up; later once a day; and every hour while the record that proves the ownership is missing.
 */
export function computeNextCheck(claimedAt: Date, { state, unprovenSince }: DomainStatus, now: Date): Date {
  const age = now.getTime() - claimedAt.getTime();
  const isSetUp = state === 'ATIVO';
  if (!isSetUp && age < EAGER_MS) {
    const wait = Math.min(5 * 60 * SECOND, Math.max(30 * SECOND, age / 10));
    return new Date(now.getTime() + wait);
  }
  return new Date(now.getTime() + (unprovenSince ? HOUR : DAY));
}
