import type { CollaboratorRights } from '@girassol/shared-domain';
import { isEmail, isPersonName } from '@girassol/shared-domain';
import {
  askToLeave,
  Button,
  Heading,
  showSnackbar,
  Text,
  TextLink,
  useLeaveGuard,
} from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingPaths } from '../../addresses/billing';
import { describeProblem } from '../describe-problem';
import { PanelBody, PanelFields, PanelFooter } from '../panel-layout';
import { RightsEditor } from '../rights/RightsEditor';
import { inviteCollaborator } from '../use-collaborators';

interface InvitePanelProps {
  managerId: string;
  /** Rights with which the editor begins. */
  start: CollaboratorRights;
  /** No seat is free: the way to more of them is offered. */
  isFull: boolean;
  onClose: () => void;
}

/** Panel that invites a collaborator: name, e-mail and rights. */
export default function InvitePanel({ managerId, start, isFull, onClose }: InvitePanelProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [begun] = useState(start);
  const [rights, setRights] = useState(begun);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isDirty = name !== '' || email !== '' || rights !== begun;
  useLeaveGuard(!isPending && isDirty);
  const nameError = isPersonName(name.trim()) ? undefined : 'Informe o nome.';
  const emailError = isEmail(email.trim()) ? undefined : 'Informe um e-mail válido.';

  async function close() {
    if (!isDirty || (await askToLeave())) onClose();
  }
  async function send() {
    setWasSubmitted(true);
    if (nameError || emailError) return;
    setIsPending(true);
    setProblem(null);
    try {
      await inviteCollaborator(managerId, { name: name.trim(), email: email.trim(), ...rights });
      showSnackbar({ text: `Convite enviado a ${email.trim()}.` });
      onClose();
    } catch (error) {
      setIsPending(false);
      setProblem(describeProblem(error));
    }
  }

  return (
    <SidePanel
      isOpen
      size="lg"
      label="Convidar colaborador"
      header={<Heading level={2}>Convidar colaborador</Heading>}
      onClose={() => void close()}
    >
      <PanelBody>
        {isFull && (
          <Text as="p" tone="warn">
            {'Todas as vagas pagas estão ocupadas ou convidadas. '}
            <TextLink as={Link} to={billingPaths.subscription}>
              Aumentar o número de vagas
            </TextLink>
          </Text>
        )}
        <PanelFields>
          <TextField
            label="Nome"
            isRequired
            autoFocus
            value={name}
            onChange={setName}
            error={wasSubmitted ? nameError : undefined}
          />
          <TextField
            label="E-mail"
            type="email"
            isRequired
            value={email}
            onChange={setEmail}
            error={wasSubmitted ? emailError : undefined}
            description="O convite vale por 7 dias. Quem aceita escolhe a própria senha."
          />
        </PanelFields>
        <RightsEditor rights={rights} name={name.trim() || 'esta pessoa'} onChange={setRights} />
        {problem && (
          <Text tone="bad" role="alert">
            {problem}
          </Text>
        )}
        <PanelFooter>
          <Button variant="ghost" onClick={() => void close()}>
            Cancelar
          </Button>
          <Button variant="primary" icon="send" isPending={isPending} onClick={() => void send()}>
            Enviar convite
          </Button>
        </PanelFooter>
      </PanelBody>
    </SidePanel>
  );
}
