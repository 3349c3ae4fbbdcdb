import { findCustomers, toCustomerOption, useConditionFacts, useSession } from '@girassol/shared-auth';
import { buildBoardPath, can, getOwnBoardId, isEnterprisePlan } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, PageHeader } from '@girassol/shared-ui';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { FormPage, FormSection } from '@girassol/shared-ui/fields';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';

/** Form that chooses the customer of a new proposal that was not started on a customer's page. */
export function CustomerChoiceForm({ onChoose }: { onChoose: (customerId: string) => void }) {
  const facts = useConditionFacts();
  const session = useSession();
  const seesAll = facts && isEnterprisePlan(facts.session) && can(facts, 'salesManager');
  const fetchId = (seesAll ? session?.managerId : session?.userId) ?? '';
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await findCustomers(fetchId, text, signal)).map(toCustomerOption),
    [fetchId],
  );
  if (!facts) return null;
  if (!can(facts, 'customersList') && !can(facts, 'salesManager'))
    return (
      <FormPage>
        <PageHeader title="Nova proposta" />
        <EmptyState
          title="Comece por uma venda"
          text="Abra a venda no quadro e use Nova proposta, na aba Propostas."
          action={
            session && (
              <ButtonLink as={Link} to={buildBoardPath('SALES', getOwnBoardId(session))} icon="kanban">
                Ver vendas
              </ButtonLink>
            )
          }
        />
      </FormPage>
    );
  return (
    <FormPage>
      <PageHeader title="Nova proposta" summary="Para quem é o sistema" />
      <FormSection aria-labelledby="section-customer">
        <h2 id="section-customer">Cliente</h2>
        <p>Escolha quem já está na lista, ou cadastre antes.</p>
        <AsyncComboBox
          label="Cliente"
          placeholder="Nome, CPF, CNPJ, e-mail ou telefone"
          emptyText="Nenhum cliente encontrado."
          loadOptions={loadOptions}
          value={null}
          onChange={(id) => id && onChoose(id)}
        />
        <p>
          <ButtonLink as={Link} to="/cliente/cadastro" size="sm" icon="plus">
            Cadastrar um cliente
          </ButtonLink>
        </p>
      </FormSection>
    </FormPage>
  );
}
