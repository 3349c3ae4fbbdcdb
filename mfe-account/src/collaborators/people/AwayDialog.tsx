import type { Collaborator } from '@girassol/account-domain/contract';
import { Button, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { type Option, Select } from '@girassol/shared-ui/choices';
import { DateField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { describeProblem } from '../describe-problem';
import { changeCollaborator } from '../use-collaborators';

interface AwayDialogProps {
  managerId: string;
  collaborator: Collaborator;
  /** Everybody of the account, by name. */
  people: readonly Option[];
  onClose: () => void;
}

/** Dialog of an absence: days, and the person who gets new leads and reminders meanwhile. */
export default function AwayDialog({ managerId, collaborator, people, onClose }: AwayDialogProps) {
  const { _id, name, version, away } = collaborator;
  const [from, setFrom] = useState<string | null>(away?.from ?? null);
  const [until, setUntil] = useState<string | null>(away?.until ?? null);
  const [deputyId, setDeputyId] = useState<string | null>(away?.deputyId ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function save(next: Collaborator['away']) {
    setIsPending(true);
    setProblem(null);
    try {
      await changeCollaborator(managerId, _id, { version, away: next });
      showSnackbar({ text: next ? `Ausência de ${name} salva.` : `${name} está de volta.` });
      onClose();
    } catch (error) {
      setIsPending(false);
      setProblem(describeProblem(error));
    }
  }
  function submit() {
    if (!from || !until || !deputyId) setProblem('Informe os dois dias e quem substitui.');
    else void save({ from, until, deputyId });
  }

  return (
    <Dialog
      isOpen
      title={`Ausência de ${name}`}
      onClose={onClose}
      actions={
        <>
          {away && (
            <Button variant="ghost" isPending={isPending} onClick={() => void save(null)}>
              Já voltou
            </Button>
          )}
          <Button variant="primary" isPending={isPending} onClick={submit}>
            Salvar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" tone="soft">
          Nestes dias, contatos novos vão para quem substitui, que também recebe os lembretes e os chamados.
        </Text>
        <DateField label="Primeiro dia" isRequired value={from} onChange={setFrom} />
        <DateField label="Último dia" isRequired value={until} onChange={setUntil} />
        <Select
          label="Quem substitui"
          isRequired
          options={people.filter(({ value }) => value !== _id)}
          value={deputyId}
          onChange={setDeputyId}
        />
        {problem && (
          <Text tone="bad" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
