import type { KitSource } from '@girassol/shared-domain/contract';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { getTargetWatts } from '../../addresses/kit-choice';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { NoKitsNotice } from '../NoKitsNotice';
import { useKitRights } from '../use-kits';
import { KitChoiceContent } from './KitChoiceContent';

/**
 * Page that chooses a kit for a proposal, at `/kits/escolha/…` for all kits or `/kits/fornecedores/…` for
 * kits of suppliers, with 15 or 13 route parameters (kits-001).
 */
export default function KitChoicePage({ title, source }: { title: string; source: KitSource }) {
  const params = useParams();
  const { uid = '', pid = '' } = params;
  const rights = useKitRights();
  if (!rights?.sees)
    return (
      <ListFrame>
        <PageHeader title={title} />
        {rights ? <NoKitsNotice /> : <LoadingList label="Carregando os kits" />}
      </ListFrame>
    );
  return (
    <ProposalGate key={pid} pid={pid} title={title} step={2}>
      {(proposal, reload) => (
        <KitChoiceContent
          proposal={proposal}
          reload={reload}
          scope={rights.getScope(uid)}
          source={source}
          targetWatts={getTargetWatts(params)}
        />
      )}
    </ProposalGate>
  );
}
