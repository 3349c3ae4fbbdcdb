import { useFacts, useSettings } from '@girassol/shared-auth';
import { type ImportType, imports } from '@girassol/shared-domain/imports';

/** May the person import this type? Not until that is known. */
export function useMayImport(type: ImportType): boolean {
  const facts = useFacts();
  const settings = useSettings();
  return Boolean(facts && settings && imports(facts, type, settings.preferences.vendors.useManagerKits));
}
