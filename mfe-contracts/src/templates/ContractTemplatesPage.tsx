import { PlanActions } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { canGenerateContracts, canManageContractTemplates } from '@girassol/shared-domain';
import { NoAccessState, PageHeader, Row, Skeleton, Stack, Text, WayLinks } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { type TabItem, Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { CONTRACTS_TAB_PARAM, contractTabs } from '../addresses/contracts';
import { CONTRACTS_PLAN_MESSAGE } from '../plan/ContractPlanNotice';
import { SignaturesList } from '../signature/SignaturesList';
import { readLastTab, storeLastTab } from './last-tab';
import { TemplatesTab } from './TemplatesTab';

/**
 * Page `/contratos`: the contract templates (contracts-002), and the contracts on their way to be signed. It begins with the
 * tab that was last chosen in this browser: most people come for one of the two.
 */
export default function ContractTemplatesPage() {
  return (
    <ListFrame>
      <Contents />
    </ListFrame>
  );
}

const summaries: Readonly<Record<string, string>> = {
  [contractTabs.templates]:
    'Modelos do Word com campos entre colchetes duplos, que cada venda preenche com os próprios dados.',
  [contractTabs.contracts]:
    'Como está a assinatura de cada contrato. Um contrato novo começa na venda, na aba Contratos.',
};

function Contents() {
  const facts = useConditionFacts();
  const [search, setSearch] = useSearchParams();
  if (!facts)
    return (
      <>
        <PageHeader title="Contratos" />
        <Skeleton height={160} radius={10} />
      </>
    );
  const tabs: TabItem[] = [];
  if (canManageContractTemplates(facts))
    tabs.push({
      id: contractTabs.templates,
      label: 'Modelos',
      content: canGenerateContracts(facts) ? <TemplatesTab /> : <TemplatesWithoutPlan />,
    });
  if (canGenerateContracts(facts))
    tabs.push({ id: contractTabs.contracts, label: 'Contratos', content: <SignaturesList /> });
  const [first] = tabs;
  if (!first)
    return (
      <>
        <PageHeader title="Contratos" />
        <NoAccessState
          title="Você não tem permissão para ver os contratos"
          text="Quem gerencia os contratos da conta cuida dos modelos."
        />
      </>
    );
  const wanted = search.get(CONTRACTS_TAB_PARAM) ?? readLastTab();
  const selected = tabs.find(({ id }) => id === wanted) ?? first;
  return (
    <>
      <PageHeader title="Contratos" summary={summaries[selected.id]} />
      {tabs.length === 1 ? (
        selected.content
      ) : (
        <Tabs
          label="Contratos"
          items={tabs}
          selectedId={selected.id}
          onSelect={(id) => {
            storeLastTab(id);
            setSearch({ [CONTRACTS_TAB_PARAM]: id }, { replace: true });
          }}
        />
      )}
    </>
  );
}

/** Templates of an account whose plan generates no contracts: they are stored on any plan (contracts-028). */
const TemplatesWithoutPlan = () => (
  <Stack gap={24}>
    <Row gap={12} justify="between" wraps role="note">
      <Text as="p" size={13} tone="soft">
        <strong>Gerar contratos é do plano Enterprise</strong>. Os modelos enviados aqui ficam guardados e
        geram contratos das vendas quando a conta tiver esse plano.
      </Text>
      <PlanActions links={WayLinks} message={CONTRACTS_PLAN_MESSAGE} />
    </Row>
    <TemplatesTab />
  </Stack>
);
