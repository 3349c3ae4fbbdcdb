import { api } from '@girassol/shared-auth';
import { Button } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { MaskedField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { WppAccount } from '@girassol/support-domain/contract';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

interface NewChatDialogProps {
  accounts: readonly WppAccount[];
  onOpened: (chatId: string) => void;
  onClose: () => void;
}

/** Dialog that opens the conversation with a number, or finds the one that is there. */
export function NewChatDialog({ accounts, onOpened, onClose }: NewChatDialogProps) {
  const [accountId, setAccountId] = useState(accounts[0]?._id ?? '');
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function open(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    try {
      const { chat } = await api('POST /chats/new/:chatAccountId', {
        params: { chatAccountId: accountId },
        body: { phone },
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

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;
