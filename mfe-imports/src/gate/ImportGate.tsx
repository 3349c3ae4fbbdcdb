import { useFacts, useSettings } from '@girassol/shared-auth';
import { type ImportType, imports } from '@girassol/shared-domain/imports';
import { EmptyState, Skeleton } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { refusalWords } from './refusal-words';

/** What is inside is for who may import the type; everybody else reads why they may not. */
export function ImportGate({ type, children }: { type: ImportType; children: ReactNode }) {
  const facts = useFacts();
  const settings = useSettings();
  if (!facts || !settings) return <Skeleton height={160} radius={10} />;
  if (imports(facts, type, settings.preferences.vendors.useManagerKits)) return children;
  return <EmptyState {...refusalWords(type, facts)} />;
}
