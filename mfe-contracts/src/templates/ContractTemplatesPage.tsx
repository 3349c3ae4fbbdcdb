import { useConditionFacts } from '@girassol/shared-auth';
import { canGenerateContracts, canManageContractTemplates } from '@girassol/shared-domain';
import { NoAccessState, PageHeader, Skeleton } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { type TabItem, Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { SignaturesList } from '../signature/SignaturesList';
import { TemplatesTab } from './TemplatesTab';

/** Part of the address that names the tab. */
const TAB = 'aba';

/** Page `/contratos`: the contract templates and the signatures. */
export default function ContractTemplatesPage() {
  return (
    <ListFrame>
      <PageHeader
        title="Contratos"
        summary="Modelos do Word com campos entre colchetes duplos, que cada venda preenche com os próprios dados."
      />
      <Contents />
    </ListFrame>
  );
}

function Contents() {
  const facts = useConditionFacts();
  const [search, setSearch] = useSearchParams();
  if (!facts) return <Skeleton height={160} radius={10} />;
  const tabs: TabItem[] = [];
  if (canManageContractTemplates(facts))
    tabs.push({
      id: 'modelos',
      label: 'Modelos',
      content: <TemplatesTab />,
    });
  if (canGenerateContracts(facts))
    tabs.push({ id: 'assinaturas', label: 'Assinaturas', content: <SignaturesList /> });
  const [first] = tabs;
  if (!first)
    return (
      <NoAccessState
        title="Você não tem permissão para ver os contratos"
        text="Quem gerencia os contratos da conta cuida dos modelos."
      />
    );
  const wanted = search.get(TAB);
  return (
    <Tabs
      label="Contratos"
      items={tabs}
      selectedId={tabs.find(({ id }) => id === wanted)?.id ?? first.id}
      onSelect={(id) => setSearch(id === first.id ? {} : { [TAB]: id }, { replace: true })}
    />
  );
}
