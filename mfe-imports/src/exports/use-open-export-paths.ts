import { useConditionFacts } from '@girassol/shared-auth';
import { canExportKind } from '@girassol/shared-domain/exports';
import { exportPaths, getExportSubject } from '../addresses/exports';

/** Returns the paths of the export pages that the person may use. */
export function useOpenExportPaths(): readonly string[] {
  const facts = useConditionFacts();
  if (!facts) return [];
  return exportPaths.filter((path) => {
    const { kind, board } = getExportSubject(path);
    return canExportKind(facts, kind, board);
  });
}
