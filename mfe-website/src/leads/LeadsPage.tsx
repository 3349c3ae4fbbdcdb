import { useSession } from '@girassol/shared-auth';
import { leadStates } from '@girassol/shared-domain/website';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { SiteFrame } from '../frame/SiteFrame';
import { LeadList } from './LeadList';
import { ShareButton } from './ShareButton';
import { useLeadCounts } from './use-leads';

const labels = { RECEBIDO: 'Recebidos', SUSPEITO: 'Suspeitos', DESCARTADO: 'Descartados' } as const;

/** `/editar-website/:uid/contatos`: who simulated on the site and asked to be called. */
export default function LeadsPage() {
  const userId = useSession()?.userId;
  const suspects = useLeadCounts()?.suspects ?? 0;
  const [search, setSearch] = useSearchParams();
  const selected = leadStates.find((state) => state === search.get('estado')) ?? 'RECEBIDO';
  return (
    <SiteFrame
      title="Contatos do site"
      summary="Quem simulou no site e pediu para ser chamado."
      actions={<ShareButton />}
    >
      {userId && (
        <Tabs
          label="Situação dos contatos"
          selectedId={selected}
          onSelect={(state) => setSearch(state === 'RECEBIDO' ? {} : { estado: state }, { replace: true })}
          items={leadStates.map((state) => ({
            id: state,
            label: labels[state],
            ...(state === 'SUSPEITO' && { count: suspects }),
            content: <LeadList key={state} state={state} />,
          }))}
        />
      )}
    </SiteFrame>
  );
}
