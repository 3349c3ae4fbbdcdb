import { ApiError, api, useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { ButtonLink, ErrorState, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { DialogForm, FormReasonField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { buildVisitAddress } from './build-visit-address';
import { refreshOperatorVisits } from './use-operator-visits';

interface EnterAsDialogProps {
  account: { _id: string; name: string };
  /** Person who is proposed; the owner if left out. */
  userId?: string | undefined;
  /** Ticket that the visit is about, and opens. */
  ticketId?: string | undefined;
  onClose: () => void;
}

type Opened = ResponseBody<'POST /operation/visits/new'>;

/** Dialog "Entrar como": whom to visit and why. Opens the visit in a tab of its own. */
export function EnterAsDialog(props: EnterAsDialogProps) {
  const { account, onClose } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={`Entrar em ${account.name}`} size="sm">
      {opened ? <OpenedVisit opened={opened} /> : <VisitForm {...props} onOpened={setOpened} />}
    </Dialog>
  );
}

function VisitForm({
  account,
  userId,
  ticketId,
  onClose,
  onOpened,
}: EnterAsDialogProps & { onOpened: (opened: Opened) => void }) {
  const params = { accountId: account._id };
  const { data, error, isFetching, refetch } = useApiQuery('GET /operation/accounts/single/:accountId', {
    params,
  });
  if (!data && error)
    return <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} radius={10} />;
  const { people } = data.account;
  const proposed = people.find(({ _id }) => _id === userId) ?? people.find(({ type }) => type === 'MANAGER');
  const initial: { person: string | null; why: string } = { person: proposed?._id ?? null, why: '' };

  async function submit({ person, why }: typeof initial): Promise<string | null> {
    try {
      const body = {
        accountId: account._id,
        ...(person && { userId: person }),
        ...(ticketId && { ticketId }),
        reason: why.trim(),
      };
      const visit = await api('POST /operation/visits/new', { body, silent: true });
      // Without an opener the new tab shares no storage of this one: each keeps its own session.
      window.open(buildVisitAddress(visit), '_blank', 'noopener');
      onOpened(visit);
      void refreshOperatorVisits();
      return null;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return refusal.message;
    }
  }

  return (
    <DialogForm
      label={`Entrar em ${account.name}`}
      initial={initial}
      submitLabel="Entrar como"
      onSubmit={submit}
      onCancel={onClose}
    >
      <Text as="p">
        A visita abre em outra aba, dura 30 minutos e é só para ler. O dono da conta recebe um aviso com o seu
        nome e o motivo.
      </Text>
      <FormSelect
        name="person"
        label="Pessoa"
        isRequired
        options={people.map(({ _id, name, type }) => ({
          value: _id,
          label: type === 'MANAGER' ? `${name} (dono)` : name,
        }))}
      />
      <FormReasonField />
    </DialogForm>
  );
}

/** Shown after the new tab was opened: a browser may have kept it closed. */
function OpenedVisit({ opened }: { opened: Opened }) {
  return (
    <Stack gap={12}>
      <Text as="p">
        A visita abriu em outra aba. Se o navegador não deixou, abra por aqui em até 1 minuto.
      </Text>
      <div>
        <ButtonLink href={buildVisitAddress(opened)} target="_blank" rel="noopener" icon="eye">
          Abrir a visita
        </ButtonLink>
      </div>
    </Stack>
  );
}
