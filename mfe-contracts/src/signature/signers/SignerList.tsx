import { getPageNonce } from '@girassol/federation/remote';
import type { SignatureSigner } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { SignerRow } from './SignerRow';

const DRAG_HELP = 'Espaço pega. Depois, as setas movem, espaço solta e Esc desiste.';

interface SignerListProps {
  persons: readonly SignatureSigner[];
  /** They sign one after the other: the order is told, and can be changed. */
  isOrdered: boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (person: SignatureSigner) => void;
  onDelete: (person: SignatureSigner) => void;
}

/**
 * List of the signers of an unsent document. If the signers sign in order, the rows can be reordered by
 * dragging, or with space bar and arrow keys.
 */
export function SignerList({ persons, isOrdered, onMove, onEdit, onDelete }: SignerListProps) {
  const nonce = useMemo(getPageNonce, []);
  return (
    <DragDropContext
      {...(nonce && { nonce })}
      dragHandleUsageInstructions={DRAG_HELP}
      onDragStart={({ source }, { announce }) => announce(`Na mão, em ${source.index + 1}º lugar.`)}
      onDragUpdate={({ destination }, { announce }) =>
        destination && announce(`Em ${destination.index + 1}º lugar.`)
      }
      onDragEnd={({ source, destination }, { announce }) => {
        announce(destination ? `Solto em ${destination.index + 1}º lugar.` : 'De volta ao lugar.');
        if (destination) onMove(source.index, destination.index);
      }}
    >
      <Droppable droppableId="signers">
        {(drop) => (
          <List ref={drop.innerRef} {...drop.droppableProps} role="list" aria-label="Signatários">
            {persons.map((person, index) => (
              <Draggable key={person._id} draggableId={person._id} index={index} isDragDisabled={!isOrdered}>
                {(drag, { isDragging }) => (
                  <SignerSlot ref={drag.innerRef} {...drag.draggableProps} role="listitem">
                    <SignerRow
                      person={person}
                      place={isOrdered ? index + 1 : null}
                      handle={isOrdered ? drag.dragHandleProps : null}
                      isDragging={isDragging}
                      onEdit={() => onEdit(person)}
                      onDelete={() => onDelete(person)}
                    />
                  </SignerSlot>
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </List>
        )}
      </Droppable>
    </DragDropContext>
  );
}

const List = styled.div`
  display: flex;
  flex-direction: column;
`;

/** Draggable slot of a row. Contains the gap, so that neighbours make room for exactly one row. */
const SignerSlot = styled.div`
  padding-bottom: ${tokens.space[8]};
`;
