import type { ReleaseStatus } from '@girassol/federation/operations';
import { Badge } from '@girassol/shared-ui';

/**
 * Badge with the result of a release's inspection by the server or by its publisher. Renders nothing for
 * releases that came with the server.
 */
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
