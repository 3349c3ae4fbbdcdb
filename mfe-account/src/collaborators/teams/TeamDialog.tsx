import type { Team } from '@girassol/shared-domain/contract';
import { Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { type Option, Select } from '@girassol/shared-ui/choices';
import { Checkbox, TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';

/** Values of a team as they are edited. */
export interface TeamValues {
  name: string;
  leader: string;
  members: readonly string[];
}

interface TeamDialogProps {
  /** Null: a new one. */
  team: Team | null;
  people: readonly Option[];
  /** Saves; answers why it was refused, or null. */
  onSave: (values: TeamValues) => Promise<string | null>;
  onClose: () => void;
}

/** Dialog of one team: name, leader and members. */
export function TeamDialog({ team, people, onSave, onClose }: TeamDialogProps) {
  const isPresent = (id: string) => people.some(({ value }) => value === id);
  const [name, setName] = useState(team?.name ?? '');
  // A leader who has left is asked for again.
  const [leader, setLeader] = useState<string | null>(team && isPresent(team.leader) ? team.leader : null);
  const [initialLeader] = useState(leader);
  const [initialMembers] = useState<readonly string[]>(team?.members.filter(isPresent) ?? []);
  const [members, setMembers] = useState(initialMembers);
  const isDirty = name !== (team?.name ?? '') || leader !== initialLeader || members !== initialMembers;
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function save() {
    if (name.trim() === '') return setProblem('Dê um nome à equipe.');
    if (leader === null) return setProblem('Escolha quem lidera a equipe.');
    setIsPending(true);
    setProblem(await onSave({ name: name.trim(), leader, members }));
    setIsPending(false);
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={isDirty}
      title={team ? `Equipe ${team.name}` : 'Nova equipe'}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            disabled={team !== null && !isDirty}
            isPending={isPending}
            onClick={() => void save()}
          >
            Salvar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TextField
          label="Nome da equipe"
          isRequired
          autoFocus
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <Select label="Quem lidera" isRequired options={people} value={leader} onChange={setLeader} />
        <Members>
          <legend>Membros</legend>
          {people.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              value={value === leader || members.includes(value)}
              isDisabled={value === leader}
              onChange={(isMember) =>
                setMembers(isMember ? [...members, value] : members.filter((member) => member !== value))
              }
            />
          ))}
        </Members>
        {problem && (
          <Text tone="bad" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const { font, space, weight } = tokens;

const Members = styled.fieldset`
  min-width: 0;
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  legend { padding: 0 0 ${space[4]}; font: ${font[13]}; font-weight: ${weight.strong}; }
`;
