import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { canImportType, type ImportType } from '@girassol/shared-domain/imports';

/** Returns true if the person may import records of the type; false while the rights are loading. */
export function useMayImport(type: ImportType): boolean {
  const facts = useConditionFacts();
  const settings = useSettings();
  return Boolean(
    facts && settings && canImportType(facts, type, settings.preferences.vendors.useManagerKits),
  );
}
