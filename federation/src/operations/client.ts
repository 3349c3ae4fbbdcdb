import type { ReleaseToJudge } from '../registry/gate';
import type {
  DeployToken,
  DeployTokenRequest,
  DistributionChangeRequest,
  DistributionPreview,
  DistributionPublishRequest,
  DistributionStatusReport,
  DistributionsStatus,
  GateFinding,
  HourlyReleaseFigures,
  InspectionTask,
  InspectionVerdict,
  LocalCheckResults,
  OverrideChoices,
  OverridePermission,
  OverridePermissionRequest,
  OverrideRequest,
  OverridesStatus,
  RegistryChangeRequest,
  RegistryStatus,
  ReleaseInspection,
  ReleasePublishAnswer,
  RemotePauseRequest,
  RemoteStatusReport,
  RolloutAccountOption,
  RolloutRequest,
} from '../registry/operations';
import { RELEASE_CHECKS_HEADER } from '../registry/operations';

/**
 * Error of a request that the registry refused, with its code from `docs/errors.md` and the findings of the
 * publish gate.
 */
export class RegistryError extends Error {
  override name = 'RegistryError';

  constructor(
    readonly code: string,
    message: string,
    readonly findings: GateFinding[] = [],
  ) {
    super(message);
  }
}

/** Origin of the registry's server, token, and language of its refusals. */
export interface RegistryAccess {
  /** `https://app.girassol.com.br`, or empty: where this page came from. */
  origin: string;
  /** A deploy token, or the token of an admin's session. */
  token: string | undefined;
  /** Language of refusals; Portuguese when left out. */
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

export type RegistryClient = ReturnType<typeof createRegistryHttpClient>;

/**
 * Creates an HTTP client of the registry, for the command line and the operator's page. Its calls throw
 * `RegistryError`.
 */
export function createRegistryHttpClient({ origin, token, language = 'pt-BR' }: RegistryAccess) {
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
  const on = (remote: string, what: string, order: RegistryChangeRequest) =>
    ask<RemoteStatusReport>('POST', `remotes/${encodeURIComponent(remote)}/${what}`, order);

  return {
    /** Of all remotes that the token may see, or of one. */
    status: (remote?: string) =>
      ask<RegistryStatus>('GET', remote ? `status?remote=${encodeURIComponent(remote)}` : 'status'),
    /** Accounts by a part of their name, or of somebody's e-mail. */
    accounts: (text: string) =>
      ask<{ accounts: RolloutAccountOption[] }>('GET', `accounts?text=${encodeURIComponent(text)}`),
    /** How the releases of a remote did in the last day, hour by hour; hours in which nobody came are left out. */
    hours: (remote: string) =>
      ask<{ hours: HourlyReleaseFigures[] }>('GET', `remotes/${encodeURIComponent(remote)}/hours`),
    rollOut: (remote: string, order: RolloutRequest) => on(remote, 'rollout', order),
    rollBack: (remote: string, order: RegistryChangeRequest) => on(remote, 'rollback', order),
    pause: (remote: string, order: RemotePauseRequest) => on(remote, 'pause', order),
    /** Returns the findings of the gate for a release that has not been sent. */
    check: (candidate: ReleaseToJudge) =>
      ask<{ findings: GateFinding[] }>(
        'POST',
        `remotes/${encodeURIComponent(candidate.manifest.name)}/check`,
        candidate,
      ),
    publish: (
      remote: string,
      version: string,
      { form, checks }: { form: FormData; checks: LocalCheckResults },
    ) =>
      ask<ReleasePublishAnswer>(
        'PUT',
        `releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
        form,
        { [RELEASE_CHECKS_HEADER]: JSON.stringify(checks) },
      ),
    /** A release to inspect: the one that is named, or the next that waits. */
    claimInspection: (wanted: { remote: string; version: string } | object) =>
      ask<{ task: InspectionTask | null }>('POST', 'inspections', wanted),
    renewInspection: (claim: string) => ask<{ until: number }>('POST', `inspections/${claim}/renew`),
    giveInspectionBack: (claim: string) => ask<object>('DELETE', `inspections/${claim}`),
    keepVerdict: (claim: string, verdict: InspectionVerdict) =>
      ask<ReleaseInspection>('PUT', `inspections/${claim}`, verdict),
    tokens: () => ask<{ tokens: DeployToken[] }>('GET', 'tokens'),
    createToken: (order: DeployTokenRequest) => ask<{ id: string; token: string }>('POST', 'tokens', order),
    revokeToken: (id: string) => ask<object>('DELETE', `tokens/${encodeURIComponent(id)}`),

    distributions: () => ask<DistributionsStatus>('GET', 'distributions'),
    checkDistribution: (document: unknown) =>
      ask<{ findings: GateFinding[] }>('POST', 'distributions/check', { document }),
    publishDistribution: (key: string, publication: DistributionPublishRequest) =>
      ask<DistributionStatusReport & { isNew: boolean; findings: GateFinding[] }>(
        'PUT',
        `distributions/${encodeURIComponent(key)}`,
        publication,
      ),
    stepBackDistribution: (key: string, order: DistributionChangeRequest) =>
      ask<DistributionStatusReport>('POST', `distributions/${encodeURIComponent(key)}/back`, order),
    /** Keeps a document for a day, to be looked at before it is live. */
    keepPreview: (document: unknown) => ask<DistributionPreview>('POST', 'previews', { document }),
    preview: (id: string) => ask<DistributionPreview>('GET', `previews/${encodeURIComponent(id)}`),
    /** From now on this browser sees it, for an hour. */
    openPreview: (id: string) => ask<object>('POST', `previews/${encodeURIComponent(id)}/open`),
    leavePreview: () => ask<object>('DELETE', 'preview'),

    overrides: () => ask<OverridesStatus>('GET', 'overrides'),
    /** From now on this browser gets another version of a remote. */
    override: (order: OverrideRequest) => ask<object>('POST', 'overrides', order),
    /** Returns the overrides that the caller may choose. */
    overrideChoices: () => ask<OverrideChoices>('GET', 'overrides/choices'),
    overridePermissions: () => ask<{ permissions: OverridePermission[] }>('GET', 'override-permissions'),
    permitOverrides: (order: OverridePermissionRequest) =>
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
  // Errors outside of the registry's own codes come in the user's language.
  if (language !== 'pt-BR' && !code.startsWith('GF-5') && !code.startsWith('GF-6')) return nobody();
  const findings = has(said, 'findings') && Array.isArray(said.findings) ? said.findings : [];
  return new RegistryError(code, String(said.message), findings);
}
