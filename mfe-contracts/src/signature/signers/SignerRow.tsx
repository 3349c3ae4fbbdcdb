import { formatDocument } from '@girassol/shared-domain';
import type { SignaturePerson } from '@girassol/shared-domain/contract';
import { fullNameOf, signerKindLabels, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { Badge, Icon, IconButton, Text, tokens } from '@girassol/shared-ui';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';

interface SignerRowProps {
  person: SignaturePerson;
  /** From 1; null where order does not matter. */
  place: number | null;
  handle: DraggableProvidedDragHandleProps | null;
  isDragging: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Somebody of a draft, with what can be done. */
export function SignerRow({ person, place, handle, isDragging, onEdit, onDelete }: SignerRowProps) {
  const name = fullNameOf(person);
  return (
    <Sheet $isDragging={isDragging}>
      {handle && (
        <Handle {...handle} aria-label={`${place}º a assinar: ${name}. Espaço e setas mudam a ordem.`}>
          <Icon name="grip" />
          {place}
        </Handle>
      )}
      <Words>
        <Text weight={500}>{name}</Text>
        <Text size={12} tone="soft">{`${person.email} · CPF ${formatDocument(person.document)}`}</Text>
        <Line>
          <Badge>{signerRoleLabels[person.role]}</Badge>
          {person.kind !== 'SIGN' && <Badge tone="info">{signerKindLabels[person.kind]}</Badge>}
          {person.isOfAccount && person.role === 'CONTRACTED' && <Badge>Da sua conta</Badge>}
        </Line>
        {person.isOfAccount && person.role !== 'CONTRACTED' && (
          <Text size={12} tone="warn" role="note">
            Este e-mail é da sua própria conta: o código para assinar chegaria a vocês, não a {person.name}.
          </Text>
        )}
      </Words>
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

const Words = styled.div`
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
