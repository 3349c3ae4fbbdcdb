import type { Candidate } from '../registry/gate';
import type {
  AccountChoice,
  DeployToken,
  DistributionOrder,
  DistributionPreview,
  DistributionPublication,
  DistributionReport,
  DistributionsStatus,
  Finding,
  InspectionTask,
  InspectionVerdict,
  LiveOrder,
  OverrideChoices,
  OverrideOrder,
  OverridePermission,
  OverridesStatus,
  PauseOrder,
  PermissionOrder,
  PublishAnswer,
  RegistryStatus,
  ReleaseChecks,
  ReleaseHour,
  ReleaseInspection,
  RemoteStatusReport,
  RolloutOrder,
  TokenOrder,
} from '../registry/operations';
import { CHECKS_HEADER } from '../registry/operations';

/** What the registry refused, with its code from `docs/errors.md` and what the gate found. */
export class RegistryError extends Error {
  override name = 'RegistryError';

  constructor(
    readonly code: string,
    message: string,
    readonly findings: Finding[] = [],
  ) {
    super(message);
  }
}

export interface RegistryAccess {
  /** `https://app.girassol.com.br`, or empty: where this page came from. */
  origin: string;
  /** A deploy token, or the token of an admin's session. */
  token: string | undefined;
  /** What refusals are said in; Portuguese when left out. */
  language?: Language;
}

type Language = 'pt-BR' | 'en';

const silent: Record<Language, (origin: string, cause: string) => string> = {
  'pt-BR': (origin, cause) => `O servidor ${origin} não responde (${cause}).`,
  en: (origin, cause) => `The server ${origin} does not answer (${cause}).`,
};
const strange: Record<Language, (status: number) => string> = {
  'pt-BR': (status) => `O servidor respondeu ${status}, e não como o registro responde.`,
  en: (status) => `The server answered ${status}, and not as a registry does.`,
};

export type RegistryClient = ReturnType<typeof registryClient>;

/** The calls of the registry, for the command and for the operator's page. Throws `RegistryError`. */
export function registryClient({ origin, token, language = 'pt-BR' }: RegistryAccess) {
  async function ask<T>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/federation/${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: Error) => {
      throw new RegistryError('GF-702', silent[language](origin, cause.message));
    });
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok && said !== null) return said as T; // our own server, of this version or a newer one
    throw refusalIn(said, answer.status, language);
  }
  const on = (remote: string, what: string, order: LiveOrder) =>
    ask<RemoteStatusReport>('POST', `remotes/${encodeURIComponent(remote)}/${what}`, order);

  return {
    /** Of all remotes that the token may see, or of one. */
    status: (remote?: string) =>
      ask<RegistryStatus>('GET', remote ? `status?remote=${encodeURIComponent(remote)}` : 'status'),
    /** Accounts by a part of their name, or of somebody's e-mail. */
    accounts: (text: string) =>
      ask<{ accounts: AccountChoice[] }>('GET', `accounts?text=${encodeURIComponent(text)}`),
    /** How the releases of a remote did in the last day, hour by hour; hours in which nobody came are left out. */
    hours: (remote: string) =>
      ask<{ hours: ReleaseHour[] }>('GET', `remotes/${encodeURIComponent(remote)}/hours`),
    rollOut: (remote: string, order: RolloutOrder) => on(remote, 'rollout', order),
    rollBack: (remote: string, order: LiveOrder) => on(remote, 'rollback', order),
    pause: (remote: string, order: PauseOrder) => on(remote, 'pause', order),
    /** What the gate would say of a release that has not been sent. */
    check: (candidate: Candidate) =>
      ask<{ findings: Finding[] }>(
        'POST',
        `remotes/${encodeURIComponent(candidate.manifest.name)}/check`,
        candidate,
      ),
    publish: (remote: string, version: string, { form, checks }: { form: FormData; checks: ReleaseChecks }) =>
      ask<PublishAnswer>(
        'PUT',
        `releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
        form,
        { [CHECKS_HEADER]: JSON.stringify(checks) },
      ),
    /** A release to inspect: the one that is named, or the next that waits. */
    claimInspection: (wanted: { remote: string; version: string } | object) =>
      ask<{ task: InspectionTask | null }>('POST', 'inspections', wanted),
    renewInspection: (claim: string) => ask<{ until: number }>('POST', `inspections/${claim}/renew`),
    giveInspectionBack: (claim: string) => ask<object>('DELETE', `inspections/${claim}`),
    keepVerdict: (claim: string, verdict: InspectionVerdict) =>
      ask<ReleaseInspection>('PUT', `inspections/${claim}`, verdict),
    tokens: () => ask<{ tokens: DeployToken[] }>('GET', 'tokens'),
    createToken: (order: TokenOrder) => ask<{ id: string; token: string }>('POST', 'tokens', order),
    revokeToken: (id: string) => ask<object>('DELETE', `tokens/${encodeURIComponent(id)}`),

    distributions: () => ask<DistributionsStatus>('GET', 'distributions'),
    checkDistribution: (document: unknown) =>
      ask<{ findings: Finding[] }>('POST', 'distributions/check', { document }),
    publishDistribution: (key: string, publication: DistributionPublication) =>
      ask<DistributionReport & { isNew: boolean; findings: Finding[] }>(
        'PUT',
        `distributions/${encodeURIComponent(key)}`,
        publication,
      ),
    stepBackDistribution: (key: string, order: DistributionOrder) =>
      ask<DistributionReport>('POST', `distributions/${encodeURIComponent(key)}/back`, order),
    /** Keeps a document for a day, to be looked at before it is live. */
    keepPreview: (document: unknown) => ask<DistributionPreview>('POST', 'previews', { document }),
    preview: (id: string) => ask<DistributionPreview>('GET', `previews/${encodeURIComponent(id)}`),
    /** From now on this browser sees it, for an hour. */
    openPreview: (id: string) => ask<object>('POST', `previews/${encodeURIComponent(id)}/open`),
    leavePreview: () => ask<object>('DELETE', 'preview'),

    overrides: () => ask<OverridesStatus>('GET', 'overrides'),
    /** From now on this browser gets another version of a remote. */
    override: (order: OverrideOrder) => ask<object>('POST', 'overrides', order),
    /** What the person who asks may choose. */
    overrideChoices: () => ask<OverrideChoices>('GET', 'overrides/choices'),
    overridePermissions: () => ask<{ permissions: OverridePermission[] }>('GET', 'override-permissions'),
    permitOverrides: (order: PermissionOrder) =>
      ask<OverridePermission>('POST', 'override-permissions', order),
    endOverridePermission: (id: string) =>
      ask<object>('DELETE', `override-permissions/${encodeURIComponent(id)}`),
    leaveOverride: () => ask<object>('DELETE', 'override'),
  };
}

function refusalIn(said: unknown, status: number, language: Language): RegistryError {
  const has = <Key extends string>(value: object, key: Key): value is Record<Key, unknown> => key in value;
  const nobody = () => new RegistryError('GF-702', strange[language](status));
  if (typeof said !== 'object' || said === null || !has(said, 'message')) return nobody();
  const code = has(said, 'code') && typeof said.code === 'string' ? said.code : 'GF-702';
  // What is no word of the registry is said to people, in their language.
  if (language !== 'pt-BR' && !code.startsWith('GF-5') && !code.startsWith('GF-6')) return nobody();
  const findings = has(said, 'findings') && Array.isArray(said.findings) ? said.findings : [];
  return new RegistryError(code, String(said.message), findings);
}
