import { LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { ProposalGate } from '../../wizard/frame/ProposalGate';
import { studyWith } from '../../wizard/frame/proposal-study';
import { NoKits } from '../NoKits';
import { useKitRights } from '../use-kits';
import { useSuppliers } from '../use-suppliers';
import { KitChoice } from './KitChoice';

/**
 * `/proposta/gerar-proposta/kit-azume/:pid`: the choice with the first supplier of the account chosen beforehand
 * (kits-001).
 */
export default function MadeToMeasurePage() {
  const { pid = '' } = useParams();
  const rights = useKitRights();
  const [supplier] = useSuppliers();
  return (
    <ProposalGate key={pid} pid={pid} title="Kit sob medida" step={2}>
      {(proposal, reload) => {
        if (!rights) return <LoadingList label="Carregando os kits" />;
        if (!rights.sees) return <NoKits />;
        const result = studyWith(proposal);
        return (
          <KitChoice
            proposal={proposal}
            reload={reload}
            scope={rights.scopeOf(rights.viewers.company[0]?.id ?? rights.session.userId)}
            source="SUPPLIERS"
            targetWatts={result.ok ? Math.round(result.study.sizing.targetPower * 1_000) : 0}
            supplier={supplier}
          />
        );
      }}
    </ProposalGate>
  );
}
