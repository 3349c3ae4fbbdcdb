import type { SiteLead } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import type { LeadActions } from './use-lead-actions';

/** Buttons that accept a contact, or discard a suspicious one. A received contact has no buttons. */
export function LeadButtons({ lead, steps }: { lead: SiteLead; steps: LeadActions }) {
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
