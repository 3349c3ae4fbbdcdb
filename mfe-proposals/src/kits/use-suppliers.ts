import { useSettings } from '@girassol/shared-auth';
import { kitSuppliers } from '@girassol/shared-domain';

/**
 * Returns the kit suppliers that the account has not disabled. The supplier `kept`, the current value of a
 * form, is included even if it is disabled.
 */
export function useSuppliers(kept: string | null = null): string[] {
  const disabled = useSettings()?.disabledSuppliers ?? [];
  return kitSuppliers.filter((name) => name === kept || !disabled.includes(name));
}
