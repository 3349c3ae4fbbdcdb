import { useSession } from '@girassol/shared-auth';
import { siteLeadStates } from '@girassol/shared-domain/website';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { SiteFrame } from '../frame/SiteFrame';
import { LeadList } from './LeadList';
import { ShareSimulatorButton } from './ShareSimulatorButton';
import { useWaitingLeadCountAndSellers } from './use-leads';

const labels = { RECEBIDO: 'Recebidos', SUSPEITO: 'Suspeitos', DESCARTADO: 'Descartados' } as const;

/** Page `/editar-website/:uid/contatos`: people who used the simulator and asked for a call. */
export default function LeadsPage() {
  const userId = useSession()?.userId;
  const suspects = useWaitingLeadCountAndSellers()?.suspects ?? 0;
  const [search, setSearch] = useSearchParams();
  const selected = siteLeadStates.find((state) => state === search.get('estado')) ?? 'RECEBIDO';
  return (
    <SiteFrame
      title="Contatos do site"
      summary="Quem simulou no site e pediu para ser chamado."
      actions={<ShareSimulatorButton />}
    >
      {userId && (
        <Tabs
          label="Situação dos contatos"
          selectedId={selected}
          onSelect={(state) => setSearch(state === 'RECEBIDO' ? {} : { estado: state }, { replace: true })}
          items={siteLeadStates.map((state) => ({
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
