import { useSettings } from '@girassol/shared-auth';
import { kitSuppliers } from '@girassol/shared-domain';

/** Who kits are bought from, without those that the account has switched off; `kept` stays choosable where it stands. */
export function useSuppliers(kept: string | null = null): string[] {
  const disabled = useSettings()?.disabledSuppliers ?? [];
  return kitSuppliers.filter((name) => name === kept || !disabled.includes(name));
}
