import { formatCpfOrCnpj } from '@girassol/shared-domain';
import type { SignatureSigner } from '@girassol/shared-domain/contract';
import { formatFullName, signerActionLabels, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Badge, Icon, IconButton, Text, tokens } from '@girassol/shared-ui';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';

interface SignerRowProps {
  person: SignatureSigner;
  /** From 1; null where order does not matter. */
  place: number | null;
  handle: DraggableProvidedDragHandleProps | null;
  isDragging: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Row of one signer in the list of signers of an unsent document, with the actions for this signer. */
export function SignerRow({ person, place, handle, isDragging, onEdit, onDelete }: SignerRowProps) {
  const name = formatFullName(person);
  return (
    <Sheet $isDragging={isDragging}>
      {handle && (
        <Handle {...handle} aria-label={`${place}º a assinar: ${name}. Espaço e setas mudam a ordem.`}>
          <Icon name="grip" />
          {place}
        </Handle>
      )}
      <SignerText>
        <Text weight={500}>{name}</Text>
        <Text size={12} tone="soft">{`${person.email} · CPF ${formatCpfOrCnpj(person.document)}`}</Text>
        <Line>
          <Badge>{signerRoleLabels[person.role]}</Badge>
          {person.kind !== 'SIGN' && <Badge tone="info">{signerActionLabels[person.kind]}</Badge>}
          {person.isOfAccount && person.role === 'CONTRACTED' && <Badge>Da sua conta</Badge>}
        </Line>
        {person.isOfAccount && person.role !== 'CONTRACTED' && (
          <Text size={12} tone="warn" role="note">
            Este e-mail é da sua própria conta: o código para assinar chegaria a vocês, não a {person.name}.
          </Text>
        )}
      </SignerText>
      <IconButton icon="pencil" size="sm" variant="ghost" label={`Editar ${name}`} onClick={onEdit} />
      <IconButton icon="trash" size="sm" variant="ghost" label={`Excluir ${name}`} onClick={onDelete} />
    </Sheet>
  );
}

const { color, radius, space } = tokens;

const Sheet = styled.div<{ $isDragging: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${({ $isDragging }) => ($isDragging ? color.leaf : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${({ $isDragging }) => ($isDragging ? tokens.shadow[3] : 'none')};
`;

const Handle = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  align-self: stretch;
  color: ${color.inkSoft};
  font: 500 ${tokens.font[14]};
  font-variant-numeric: tabular-nums;
  cursor: grab;
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; border-radius: 4px; }
`;

const SignerText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;
