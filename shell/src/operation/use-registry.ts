import {
  createRegistryHttpClient,
  type DeployToken,
  type DistributionPreview,
  type DistributionsStatus,
  type HourlyReleaseFigures,
  type OverrideChoices,
  type OverridePermission,
  type OverridesStatus,
  type RegistryClient,
  RegistryError,
  type RegistryStatus,
} from '@girassol/federation/operations';
import { ApiError, getSession, queryClient } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';
import type { Option } from '@girassol/shared-ui/inputs';
import { useQuery } from '@tanstack/react-query';

const STATUS = ['registry', 'status'];
const TOKENS = ['registry', 'tokens'];
/** Another operator, a team's pipeline or the server itself may change what is live, milliseconds. */
const AGAIN = 10_000;

/** Creates a registry client for the logged-in user. */
export const createRegistryClient = (): RegistryClient =>
  createRegistryHttpClient({ origin: '', token: getSession()?.token });

/** Returns true for a query that may be retried; a missing permission is not retried. */
const shouldRetry = (count: number, error: Error) => !isRegistryForbidden(error) && count < 2;

/** Returns true for a refusal of the registry because the user has no permission (GF-512, GF-542). */
export const isRegistryForbidden = (error: Error | null): boolean =>
  error instanceof RegistryError && (error.code === 'GF-512' || error.code === 'GF-542');

/**
 * Loads the status of the registry (live versions and releases of every area), and loads it again every ten
 * seconds.
 */
export const useRegistryStatus = () =>
  useQuery<RegistryStatus>({
    queryKey: STATUS,
    queryFn: () => createRegistryClient().status(),
    refetchInterval: AGAIN,
    retry: shouldRetry,
  });

/** Finds accounts by a part of the name or of an e-mail, as options. */
export async function findAccountOptions(text: string): Promise<Option[]> {
  const { accounts } = await createRegistryClient().accounts(text);
  return accounts.map(({ id, name, email }) => ({
    value: id,
    label: [name, email].filter(Boolean).join(' · '),
  }));
}

/** Loads the deploy tokens, with which the pipelines of teams publish releases. */
export const useDeployTokens = () =>
  useQuery<DeployToken[]>({
    queryKey: TOKENS,
    queryFn: async () => (await createRegistryClient().tokens()).tokens,
  });

/** Loads the figures of a remote's releases for each hour of the last day. */
export const useHourlyReleaseFigures = (remote: string) =>
  useQuery<HourlyReleaseFigures[]>({
    queryKey: ['registry', 'hours', remote],
    queryFn: async () => (await createRegistryClient().hours(remote)).hours,
    refetchInterval: 60_000,
  });

/** Loads the distributions of all partners. */
export const useDistributions = () =>
  useQuery<DistributionsStatus>({
    queryKey: ['registry', 'distributions'],
    queryFn: () => createRegistryClient().distributions(),
    retry: shouldRetry,
  });

/** Loads a preview of a distribution by its id; loads nothing for null. */
export const useDistributionPreview = (id: string | null) =>
  useQuery<DistributionPreview>({
    queryKey: ['registry', 'previews', id],
    queryFn: () => createRegistryClient().preview(id ?? ''),
    enabled: id !== null,
    retry: false,
  });

/**
 * Loads the latest version overrides of browsers, newest first, and the development servers that overrides
 * may use.
 */
export const useOverrides = () =>
  useQuery<OverridesStatus>({
    queryKey: ['registry', 'overrides'],
    queryFn: () => createRegistryClient().overrides(),
  });

/** Loads the releases and development servers to which the user may switch an area in this browser. */
export const useOverrideChoices = () =>
  useQuery<OverrideChoices>({
    queryKey: ['registry', 'override-choices'],
    queryFn: () => createRegistryClient().overrideChoices(),
    retry: shouldRetry,
  });

/** Loads the users who are not admins and may override versions in their own browser. */
export const useOverridePermissions = () =>
  useQuery<OverridePermission[]>({
    queryKey: ['registry', 'override-permissions'],
    queryFn: async () => (await createRegistryClient().overridePermissions()).permissions,
  });

/**
 * Runs a change of the registry, shows the snackbar `done`, and reloads the registry's data, also after a
 * refusal, since another operator may have changed the registry. Returns the error message, or null.
 */
export async function runRegistryChange(
  work: (client: RegistryClient) => Promise<unknown>,
  done: string,
  undo?: () => void,
): Promise<string | null> {
  try {
    await work(createRegistryClient());
    showSnackbar({ text: done, ...(undo && { undo }) });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    return error instanceof RegistryError
      ? `${error.message} (${error.code})`
      : 'Algo deu errado, por favor tente novamente.';
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['registry'] });
  }
}
