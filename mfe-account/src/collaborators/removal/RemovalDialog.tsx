import type { Collaborator, WorkKind } from '@girassol/account-domain/contract';
import { useApiQuery } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import { Button, ErrorState, Skeleton, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { type Option, Select } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { describeProblem } from '../describe-problem';
import { removeCollaborator, restoreCollaborator } from '../use-collaborators';

interface RemovalDialogProps {
  managerId: string;
  collaborator: Collaborator;
  /** Everybody of the account, by name. */
  people: readonly Option[];
  onClose: () => void;
}

/** Kinds of work with their nouns, in the order in which the dialog asks. */
const workKinds: readonly { kind: WorkKind; one: string; many: string }[] = [
  { kind: 'items', one: 'negócio ou atividade', many: 'negócios e atividades' },
  { kind: 'customers', one: 'cliente', many: 'clientes' },
  { kind: 'schedules', one: 'compromisso', many: 'compromissos' },
  { kind: 'proposals', one: 'proposta', many: 'propostas' },
];

/** Minutes for which the snackbar offers the undo; the page offers it for ten minutes. */
const UNDO_SNACKBAR_MS = 10_000;

/** Dialog that removes a collaborator: asks who inherits each kind of work, and who leads the teams. */
export default function RemovalDialog({ managerId, collaborator, people, onClose }: RemovalDialogProps) {
  const { _id: vendorId, name } = collaborator;
  const { data, error, isFetching, refetch } = useApiQuery(
    'GET /users/vendors/:managerId/:vendorId',
    { params: { managerId, vendorId } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const [heirs, setHeirs] = useState<Partial<Record<WorkKind, string>>>({});
  const [leaders, setLeaders] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const others = people.filter(({ value }) => value !== vendorId);
  const asked = workKinds.filter(({ kind }) => (data?.work[kind] ?? 0) > 0);
  const isComplete =
    data !== undefined &&
    asked.every(({ kind }) => heirs[kind] !== undefined) &&
    data.ledTeams.every(({ _id }) => leaders[_id] !== undefined);

  /** Chooses an heir for one kind, and for all that have none yet. */
  function chooseHeir(kind: WorkKind, heir: string | null) {
    if (heir === null) return;
    const begun = Object.fromEntries(asked.map((one) => [one.kind, heir]));
    setHeirs({ ...begun, ...heirs, [kind]: heir });
  }
  async function remove() {
    setIsPending(true);
    setProblem(null);
    try {
      const { removal } = await removeCollaborator(managerId, vendorId, {
        heirs,
        leaders: Object.entries(leaders).map(([teamId, leader]) => ({ teamId, leader })),
      });
      showSnackbar({
        text: `${name} saiu da conta.`,
        duration: UNDO_SNACKBAR_MS,
        undo: () => void restoreCollaborator(managerId, removal._id).catch(() => undefined),
      });
      onClose();
    } catch (refused) {
      setIsPending(false);
      setProblem(describeProblem(refused));
    }
  }

  return (
    <Dialog
      isOpen
      size="md"
      title={`Remover ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            disabled={!isComplete}
            onClick={() => void remove()}
          >{`Remover ${name}`}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" tone="soft">
          A pessoa sai de todas as telas na hora, e a vaga fica livre. Você pode desfazer por dez minutos.
        </Text>
        {error && (
          <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton height={120} radius={10} />}
        {data && asked.length === 0 && data.ledTeams.length === 0 && (
          <Text as="p">Não há trabalho a passar adiante.</Text>
        )}
        {asked.length > 1 && (
          <Text as="p" tone="soft">
            A primeira escolha vale para tudo. Depois, mude o que for de outra pessoa.
          </Text>
        )}
        {asked.map(({ kind, one, many }) => (
          <Select
            key={kind}
            label={`Quem herda ${formatCountWithNoun(data?.work[kind] ?? 0, one, many)}?`}
            isRequired
            options={others}
            value={heirs[kind] ?? null}
            onChange={(heir) => chooseHeir(kind, heir)}
          />
        ))}
        {data?.ledTeams.map(({ _id, name: team }) => (
          <Select
            key={_id}
            label={`Quem passa a liderar a equipe ${team}?`}
            isRequired
            options={others}
            value={leaders[_id] ?? null}
            onChange={(leader) => leader !== null && setLeaders({ ...leaders, [_id]: leader })}
          />
        ))}
        {problem && (
          <Text tone="bad" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
