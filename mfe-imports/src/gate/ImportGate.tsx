import { useConditionFacts, useLastingAccess, useSettings } from '@girassol/shared-auth';
import { canImportType, type ImportType } from '@girassol/shared-domain/imports';
import { NoAccessState, Skeleton } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { describeImportRefusal } from './import-refusal';

/**
 * Access check around a page that imports one type of records. People without access read the reason instead
 * of the page.
 */
export function ImportGate({ type, children }: { type: ImportType; children: ReactNode }) {
  const facts = useConditionFacts();
  const settings = useSettings();
  const isAllowed =
    facts !== null &&
    settings !== null &&
    canImportType(facts, type, settings.preferences.vendors.useManagerKits);
  const staysOpen = useLastingAccess(isAllowed);
  if (!facts || !settings) return <Skeleton height={160} radius={10} />;
  if (staysOpen) return children;
  return <NoAccessState {...describeImportRefusal(type, facts)} />;
}
