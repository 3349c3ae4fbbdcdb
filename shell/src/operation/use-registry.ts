import {
  type DeployToken,
  type DistributionPreview,
  type DistributionsStatus,
  type OverrideChoices,
  type OverridePermission,
  type OverridesStatus,
  type RegistryClient,
  RegistryError,
  type RegistryStatus,
  type ReleaseHour,
  registryClient,
} from '@girassol/federation/operations';
import { ApiError, getSession, queryClient } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';
import type { Option } from '@girassol/shared-ui/fields';
import { useQuery } from '@tanstack/react-query';

const STATUS = ['registry', 'status'];
const TOKENS = ['registry', 'tokens'];
/** Another operator, a team's pipeline or the server itself may change what is live, milliseconds. */
const AGAIN = 10_000;

/** The registry, in the name of the person who is signed in. */
export const registry = (): RegistryClient => registryClient({ origin: '', token: getSession()?.token });

/** Who may not see it will not be let in the second time. */
const isWorthAgain = (count: number, error: Error) => !isForOthers(error) && count < 2;

/** The registry answers, and not to this person. */
export const isForOthers = (error: Error | null): boolean =>
  error instanceof RegistryError && (error.code === 'GF-512' || error.code === 'GF-542');

/** What is live where, looked at again every ten seconds. */
export const useRegistryStatus = () =>
  useQuery<RegistryStatus>({
    queryKey: STATUS,
    queryFn: () => registry().status(),
    refetchInterval: AGAIN,
    retry: isWorthAgain,
  });

/** Accounts to choose from, by a part of the name or of an e-mail. */
export async function findAccounts(text: string): Promise<Option[]> {
  const { accounts } = await registry().accounts(text);
  return accounts.map(({ id, name, email }) => ({
    value: id,
    label: [name, email].filter(Boolean).join(' · '),
  }));
}

export const useDeployTokens = () =>
  useQuery<DeployToken[]>({ queryKey: TOKENS, queryFn: async () => (await registry().tokens()).tokens });

/** The last day of a remote, hour by hour. */
export const useReleaseHours = (remote: string) =>
  useQuery<ReleaseHour[]>({
    queryKey: ['registry', 'hours', remote],
    queryFn: async () => (await registry().hours(remote)).hours,
    refetchInterval: 60_000,
  });

/** What partners offer under their names. */
export const useDistributions = () =>
  useQuery<DistributionsStatus>({
    queryKey: ['registry', 'distributions'],
    queryFn: () => registry().distributions(),
    retry: isWorthAgain,
  });

/** A distribution that waits for a look; none without an id. */
export const usePreview = (id: string | null) =>
  useQuery<DistributionPreview>({
    queryKey: ['registry', 'previews', id],
    queryFn: () => registry().preview(id ?? ''),
    enabled: id !== null,
    retry: false,
  });

export const useOverrides = () =>
  useQuery<OverridesStatus>({ queryKey: ['registry', 'overrides'], queryFn: () => registry().overrides() });

/** What the person may point this browser at. */
export const useOverrideChoices = () =>
  useQuery<OverrideChoices>({
    queryKey: ['registry', 'override-choices'],
    queryFn: () => registry().overrideChoices(),
    retry: isWorthAgain,
  });

/** Who may point their own browser elsewhere without being an admin. */
export const useOverridePermissions = () =>
  useQuery<OverridePermission[]>({
    queryKey: ['registry', 'override-permissions'],
    queryFn: async () => (await registry().overridePermissions()).permissions,
  });

/**
 * Changes something, and shows what is there now, also after a refusal: somebody else may have been faster. Answers what
 * went wrong, in words for the person, or null.
 */
export async function change(
  work: (client: RegistryClient) => Promise<unknown>,
  done: string,
  undo?: () => void,
): Promise<string | null> {
  try {
    await work(registry());
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
