import { api, findCustomers, toCustomerOption, useConditionFacts, useSession } from '@girassol/shared-auth';
import { can, isEnterprisePlan } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { AsyncComboBox, Select } from '@girassol/shared-ui/choices';
import { MaskedField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { WppAccount } from '@girassol/support-domain/contract';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface NewChatDialogProps {
  accounts: readonly WppAccount[];
  onOpened: (chatId: string) => void;
  onClose: () => void;
}

/** Dialog that opens the conversation with a customer or a number, or finds the one that is there. */
export function NewChatDialog({ accounts, onOpened, onClose }: NewChatDialogProps) {
  const [accountId, setAccountId] = useState(accounts[0]?._id ?? '');
  const [phone, setPhone] = useState('');
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);

  const facts = useConditionFacts();

  function choose(customer: Customer | null) {
    setCustomerId(customer?._id ?? null);
    const number = customer ? customer.whatsapp || customer.phone : '';
    setPhone(number);
    setProblem(customer && !number ? 'Este cliente não tem telefone cadastrado: escreva o número.' : '');
  }

  async function open(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    try {
      const { chat } = await api('POST /chats/new/:chatAccountId', {
        params: { chatAccountId: accountId },
        body: { phone, ...(customerId && { customerId }) },
        silent: true,
      });
      onOpened(chat._id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      setIsPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Nova conversa"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            type="submit"
            form="new-chat"
            isPending={isPending}
            disabled={phone === ''}
          >
            Abrir conversa
          </Button>
        </>
      }
    >
      <Fields id="new-chat" onSubmit={(event) => void open(event)}>
        {accounts.length > 1 && (
          <Select
            label="Conta"
            value={accountId}
            onChange={(value) => setAccountId(value ?? '')}
            options={accounts.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        )}
        {facts && can(facts, 'customersList') && (
          <CustomerSearch
            seesAll={isEnterprisePlan(facts.session) && can(facts, 'salesManager')}
            customerId={customerId}
            onChoose={choose}
          />
        )}
        <MaskedField
          label="WhatsApp do cliente"
          mask="phone"
          value={phone}
          error={problem}
          autoFocus
          onChange={(value) => {
            setPhone(value);
            setProblem('');
          }}
        />
      </Fields>
    </Dialog>
  );
}

interface CustomerSearchProps {
  /** Of the whole company, not only the user's own. */
  seesAll: boolean;
  customerId: string | null;
  onChoose: (customer: Customer | null) => void;
}

/** Search among the customers that the user sees. */
function CustomerSearch({ seesAll, customerId, onChoose }: CustomerSearchProps) {
  const session = useSession();
  const fetchId = (seesAll ? session?.managerId : session?.userId) ?? '';
  const offered = useRef(new Map<string, Customer>());
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const customers = await findCustomers(fetchId, text, signal);
      for (const customer of customers) offered.current.set(customer._id, customer);
      return customers.map(toCustomerOption);
    },
    [fetchId],
  );
  return (
    <AsyncComboBox
      label="Buscar cliente"
      placeholder="Nome, documento ou telefone"
      value={customerId}
      onChange={(id) => onChoose((id !== null && offered.current.get(id)) || null)}
      loadOptions={loadOptions}
      emptyText="Nenhum cliente encontrado."
    />
  );
}

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;
