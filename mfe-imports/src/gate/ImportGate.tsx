import { PlanActions } from '@girassol/federation/remote';
import { useConditionFacts, useLastingAccess, useSettings } from '@girassol/shared-auth';
import { canImportType, type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import { EmptyState, NoAccessState, Skeleton, WayLinks } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { describeImportRefusal } from './import-refusal';

/**
 * Access check around a page that imports one type of records. People without access read the reason instead
 * of the page, and the way to another plan if that would help.
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
  const { isOfPlan, ...reason } = describeImportRefusal(type, facts);
  if (!isOfPlan) return <NoAccessState {...reason} />;
  const message = `Olá! Quero importar ${importTypeNouns[type].many} na minha conta.`;
  return <EmptyState {...reason} action={<PlanActions links={WayLinks} message={message} />} />;
}
