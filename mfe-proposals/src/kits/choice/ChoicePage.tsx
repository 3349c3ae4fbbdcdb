import type { KitSource } from '@girassol/shared-domain/contract';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { ProposalGate } from '../../wizard/frame/ProposalGate';
import { NoKits } from '../NoKits';
import { useKitRights } from '../use-kits';
import { wantedWatts } from './choice-address';
import { KitChoice } from './KitChoice';

/** `/kits/escolha/…` and `/kits/fornecedores/…`, in both forms of their address (kits-001). */
export default function ChoicePage({ title, source }: { title: string; source: KitSource }) {
  const params = useParams();
  const { uid = '', pid = '' } = params;
  const rights = useKitRights();
  if (!rights?.sees)
    return (
      <ListFrame>
        <PageHeader title={title} />
        {rights ? <NoKits /> : <LoadingList label="Carregando os kits" />}
      </ListFrame>
    );
  return (
    <ProposalGate key={pid} pid={pid} title={title} step={2}>
      {(proposal, reload) => (
        <KitChoice
          proposal={proposal}
          reload={reload}
          scope={rights.scopeOf(uid)}
          source={source}
          targetWatts={wantedWatts(params)}
        />
      )}
    </ProposalGate>
  );
}
