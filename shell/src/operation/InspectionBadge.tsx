import type { ReleaseStatus } from '@girassol/federation/operations';
import { Badge } from '@girassol/shared-ui';

/** Who has looked at a release, and what came of it. Nothing for what came with the server. */
export function InspectionBadge({ release: { inspection, checks } }: { release: ReleaseStatus }) {
  if (inspection)
    return inspection.isPassed ? (
      <Badge tone="good">Conferida pelo servidor</Badge>
    ) : (
      <Badge tone="bad">Não passou</Badge>
    );
  if (!checks) return null;
  return checks.browser ? (
    <Badge tone="info">Conferida por quem publicou</Badge>
  ) : (
    <Badge tone="warn">Não provada no navegador</Badge>
  );
}
