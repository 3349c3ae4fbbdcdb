import { useSession } from '@girassol/shared-auth';
import { Badge, NoAccessState, PageHeader, Row, Stack, Text } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { CreditApplicationList } from './CreditApplicationList';
import { IntegratorRegistrationList } from './IntegratorRegistrationList';

/** Desk of the demonstration bank, for the person who acts as the bank. */
export default function BankDeskPage() {
  const isAdmin = useSession()?.isAdmin === true;
  const [search, setSearch] = useSearchParams();
  const tab = search.get('aba') ?? 'pedidos';
  if (!isAdmin)
    return (
      <ListFrame>
        <PageHeader title="Mesa do banco" />
        <NoAccessState
          title="Somente para a administração"
          text="A mesa do Banco Demonstração é de quem cuida da plataforma."
        />
      </ListFrame>
    );
  return (
    <ListFrame>
      <Stack gap={16}>
        <PageHeader
          title="Mesa do banco"
          summary={
            <Row gap={8} wraps>
              <Badge tone="warn">Banco Demonstração</Badge>
              <span>
                Aqui se faz o papel do banco: nada chega a um banco de verdade, e nenhum dinheiro se move. O
                que ninguém decide o banco decide sozinho em instantes.
              </span>
            </Row>
          }
        />
        <Tabs
          label="Mesa do banco"
          selectedId={tab}
          onSelect={(aba) => setSearch(aba === 'pedidos' ? {} : { aba }, { replace: true })}
          items={[
            { id: 'pedidos', label: 'Pedidos', content: tab === 'pedidos' && <CreditApplicationList /> },
            {
              id: 'cadastros',
              label: 'Cadastros',
              content: tab === 'cadastros' && <IntegratorRegistrationList />,
            },
          ]}
        />
        <EmailTagsHelp />
      </Stack>
    </ListFrame>
  );
}

/** Explanation of the e-mail tags by which a requester chooses the bank's behaviour. */
function EmailTagsHelp() {
  return (
    <Text as="p" tone="soft" size={12}>
      No e-mail do cliente, em endereços que terminam em .test: +negar, +pendente (a mesa decide),
      +documentos, +reanalise, +expirar, +lento (um dia por passo, no relógio da conta), +erro, +duplicado,
      +foradeordem. Um arquivo de nome reprovar-… é devolvido.
    </Text>
  );
}
