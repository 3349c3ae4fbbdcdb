import { pageNonce } from '@girassol/federation/remote';
import type { SignaturePerson } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { SignerRow } from './SignerRow';

const DRAG_HELP = 'Espaço pega. Depois, as setas movem, espaço solta e Esc desiste.';

interface SignerListProps {
  persons: readonly SignaturePerson[];
  /** They sign one after the other: the order is told, and can be changed. */
  isOrdered: boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (person: SignaturePerson) => void;
  onDelete: (person: SignaturePerson) => void;
}

/** The people of a draft. In order, they are dragged, or moved with the space bar and the arrows. */
export function SignerList({ persons, isOrdered, onMove, onEdit, onDelete }: SignerListProps) {
  const nonce = useMemo(pageNonce, []);
  return (
    <DragDropContext
      nonce={nonce}
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
                  <Place ref={drag.innerRef} {...drag.draggableProps} role="listitem">
                    <SignerRow
                      person={person}
                      place={isOrdered ? index + 1 : null}
                      handle={isOrdered ? drag.dragHandleProps : null}
                      isDragging={isDragging}
                      onEdit={() => onEdit(person)}
                      onDelete={() => onDelete(person)}
                    />
                  </Place>
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

/** The gap belongs to the row: neighbours make room for exactly one. */
const Place = styled.div`
  padding-bottom: ${tokens.space[8]};
`;
