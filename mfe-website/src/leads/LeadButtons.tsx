import type { SiteLead } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import type { LeadSteps } from './use-lead-steps';

/** What can be decided about a contact. One that was received has been. */
export function LeadButtons({ lead, steps }: { lead: SiteLead; steps: LeadSteps }) {
  if (lead.state === 'RECEBIDO') return null;
  const isBusy = steps.busy === lead._id;
  return (
    <>
      <Button size="sm" icon="check" isPending={isBusy} onClick={() => void steps.accept(lead)}>
        Aceitar
      </Button>
      {lead.state === 'SUSPEITO' && (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void steps.discard(lead)}>
          Descartar
        </Button>
      )}
    </>
  );
}
