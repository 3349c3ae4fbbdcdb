import type { Collaborator } from '@girassol/account-domain/contract';
import { ApiError } from '@girassol/shared-auth';
import type { CollaboratorRights } from '@girassol/shared-domain';
import {
  askToLeave,
  Button,
  ConflictNotice,
  Heading,
  showSnackbar,
  Text,
  useLeaveGuard,
} from '@girassol/shared-ui';
import { MaskedField, TextField } from '@girassol/shared-ui/inputs';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { useCallback, useState } from 'react';
import { describeProblem } from '../describe-problem';
import { PanelBody, PanelFields, PanelFooter } from '../panel-layout';
import { changeCollaborator } from '../use-collaborators';
import { PositionField } from './PositionField';
import { RightsEditor } from './RightsEditor';

interface RightsPanelProps {
  managerId: string;
  /** Collaborator as the list has it now: with a newer version after a conflict. */
  collaborator: Collaborator;
  onClose: () => void;
}

interface Values {
  name: string;
  phone: string;
  position: string;
  rights: CollaboratorRights;
}

const toValues = ({ name, phone, position, permissions, levels }: Collaborator): Values => ({
  name,
  phone,
  position,
  rights: { permissions, levels },
});

/**
 * Panel that changes name, phone, position and rights of a collaborator. If somebody else saved meanwhile, what was entered stays, and
 * the person chooses between both.
 */
export default function RightsPanel({ managerId, collaborator, onClose }: RightsPanelProps) {
  const [values, setValues] = useState(() => toValues(collaborator));
  const [begun, setBegun] = useState(collaborator);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(toValues(begun));
  useLeaveGuard(isDirty);
  const changeRights = useCallback(
    (change: (rights: CollaboratorRights) => CollaboratorRights) =>
      setValues((before) => ({ ...before, rights: change(before.rights) })),
    [],
  );

  async function close() {
    if (!isDirty || (await askToLeave())) onClose();
  }
  function takeOver() {
    setBegun(collaborator);
    setValues(toValues(collaborator));
    setConflict(null);
  }
  async function save() {
    setIsPending(true);
    setProblem(null);
    try {
      // After a conflict the newer version is on screen, and saving is meant.
      const { version } = conflict === null ? begun : collaborator;
      await changeCollaborator(managerId, collaborator._id, {
        version,
        name: values.name,
        phone: values.phone,
        position: values.position,
        ...values.rights,
      });
      showSnackbar({ text: `Direitos de ${values.name} salvos. Já valem nas telas abertas.` });
      onClose();
    } catch (error) {
      setIsPending(false);
      if (error instanceof ApiError && error.status === 409) setConflict(error.message);
      else setProblem(describeProblem(error));
    }
  }

  return (
    <SidePanel
      isOpen
      size="lg"
      label={`Direitos de ${collaborator.name}`}
      header={<Heading level={2}>{`Direitos de ${collaborator.name}`}</Heading>}
      onClose={() => void close()}
    >
      <PanelBody>
        {conflict && (
          <ConflictNotice
            title={conflict}
            text="Nada do que você mudou foi perdido. Salvar de novo grava a sua versão."
          >
            <Button size="sm" onClick={takeOver}>
              Ver como está agora
            </Button>
          </ConflictNotice>
        )}
        <PanelFields>
          <TextField
            label="Nome"
            value={values.name}
            onChange={(name) => setValues({ ...values, name })}
            isRequired
          />
          <MaskedField
            mask="phone"
            label="Telefone"
            isOptional
            value={values.phone}
            onChange={(phone) => setValues({ ...values, phone })}
          />
          <PositionField
            value={values.position}
            held={begun.position}
            onChange={(position) => setValues({ ...values, position })}
          />
        </PanelFields>
        <RightsEditor
          rights={values.rights}
          name={values.name || collaborator.name}
          onChange={changeRights}
        />
        {problem && (
          <Text tone="bad" role="alert">
            {problem}
          </Text>
        )}
        <PanelFooter>
          <Button variant="ghost" onClick={() => void close()}>
            Cancelar
          </Button>
          <Button variant="primary" isPending={isPending} disabled={!isDirty} onClick={() => void save()}>
            Salvar
          </Button>
        </PanelFooter>
      </PanelBody>
    </SidePanel>
  );
}
