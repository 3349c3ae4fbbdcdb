import { LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { NoKitsNotice } from '../NoKitsNotice';
import { useKitRights } from '../use-kits';
import { useSuppliers } from '../use-suppliers';
import { KitChoiceContent } from './KitChoiceContent';

/**
 * Page `/proposta/gerar-proposta/kit-azume/:pid`: the kit choice with the first supplier of the account preselected
 * (kits-001).
 */
export default function MadeToMeasureKitPage() {
  const { pid = '' } = useParams();
  const rights = useKitRights();
  const [supplier] = useSuppliers();
  return (
    <ProposalGate key={pid} pid={pid} title="Kit sob medida" step={2}>
      {(proposal, reload) => {
        if (!rights) return <LoadingList label="Carregando os kits" />;
        if (!rights.sees) return <NoKitsNotice />;
        const result = computeStudy(proposal);
        return (
          <KitChoiceContent
            proposal={proposal}
            reload={reload}
            scope={rights.getScope(rights.viewers.company[0]?.id ?? rights.session.userId)}
            source="SUPPLIERS"
            targetWatts={result.ok ? Math.round(result.study.sizing.targetPower * 1_000) : 0}
            supplier={supplier}
          />
        );
      }}
    </ProposalGate>
  );
}
