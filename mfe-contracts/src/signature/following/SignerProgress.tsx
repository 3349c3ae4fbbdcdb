import { formatDateTime } from '@girassol/shared-domain';
import type { Signature, SignatureSigner } from '@girassol/shared-domain/contract';
import { formatFullName, isSignerActionRequired, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Badge, Icon, Row, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ContractRef } from '../data/signature';
import { SignerReminderButtons } from './SignerReminderButtons';
import { SignNowLink } from './SignNowLink';

interface SignerProgressProps {
  of: ContractRef;
  signature: Signature;
  person: SignatureSigner;
  contractName: string;
}

/**
 * Progress of one signer: notified, opened, signed. Shows reminder buttons while the signature of this signer
 * is pending (signatures-014, signatures-015), and to the signer the way to sign.
 */
export function SignerProgress({ of, signature, person, contractName }: SignerProgressProps) {
  const { state, isTheirTurn, hasMailFailed } = person;
  const isOpen = signature.state === 'OPEN' && state !== 'SIGNED' && state !== 'REFUSED';
  return (
    <Sheet>
      <Row gap={8} wraps justify="between">
        <span>
          <Text weight={500}>{formatFullName(person)}</Text>{' '}
          <Text size={12} tone="soft">
            {signerRoleLabels[person.role]}
          </Text>
        </span>
        <SignerStatus person={person} isOpen={isOpen} />
      </Row>
      {isSignerActionRequired(person.kind) && <Steps person={person} />}
      {isOpen && hasMailFailed && (
        <Text as="p" size={13} tone="bad" role="alert">
          {`O e-mail para ${person.email} não saiu. Avise pelo WhatsApp ou copie o link.`}
        </Text>
      )}
      {isOpen && isSignerActionRequired(person.kind) && isTheirTurn && (
        <Row gap={8} wraps>
          <SignNowLink person={person} />
          {signature.maySend && <SignerReminderButtons of={of} person={person} contractName={contractName} />}
        </Row>
      )}
    </Sheet>
  );
}

function SignerStatus({ person, isOpen }: { person: SignatureSigner; isOpen: boolean }) {
  if (person.state === 'SIGNED') return <Badge tone="good">Assinatura Realizada!</Badge>;
  if (person.state === 'REFUSED') return <Badge tone="bad">Recusou</Badge>;
  if (!isSignerActionRequired(person.kind)) return <Badge>Recebe a cópia no fim</Badge>;
  return isOpen && !person.isTheirTurn ? <Badge>Aguarda quem assina antes</Badge> : null;
}

function Steps({ person }: { person: SignatureSigner }) {
  const steps: [string, number | null][] = [
    ['Notificado', person.notifiedTimestamp],
    ['Visualizou', person.openedTimestamp],
    person.refusedTimestamp !== null
      ? ['Recusou', person.refusedTimestamp]
      : [person.kind === 'APPROVE' ? 'Aprovou' : 'Assinou', person.signedTimestamp],
  ];
  return (
    <StepList>
      {steps.map(([name, at]) => (
        <li key={name} data-done={at !== null || undefined}>
          <Icon name={at === null ? 'clock' : 'circle-check'} size={14} />
          <span>
            {name}
            <small>{at === null ? 'ainda não' : formatDateTime(at)}</small>
          </span>
        </li>
      ))}
    </StepList>
  );
}

const { color, font, radius, space } = tokens;

const Sheet = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  color: ${color.inkSoft};
  li { display: flex; align-items: baseline; gap: ${space[4]}; }
  li > svg { align-self: center; }
  li[data-done] { color: ${color.goodInk}; }
  small { display: block; color: ${color.inkSoft}; font: ${font[12]}; font-variant-numeric: tabular-nums; }
`;
