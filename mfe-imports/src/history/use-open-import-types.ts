import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { canImportType, type ImportType, importTypes } from '@girassol/shared-domain/imports';

/** Returns the types of import whose upload pages the person may use. */
export function useOpenImportTypes(): readonly ImportType[] {
  const facts = useConditionFacts();
  const settings = useSettings();
  if (!facts || !settings) return [];
  const { useManagerKits } = settings.preferences.vendors;
  return importTypes.filter((type) => canImportType(facts, type, useManagerKits));
}
