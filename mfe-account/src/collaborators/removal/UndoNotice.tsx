import type { CollaboratorRemoval } from '@girassol/account-domain/contract';
import { formatTime } from '@girassol/shared-domain';
import { Button, Row, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { restoreCollaborator } from '../use-collaborators';

/** Notice of a removal that can still be undone, with the button that does it. */
export function UndoNotice({ managerId, removal }: { managerId: string; removal: CollaboratorRemoval }) {
  async function undo() {
    await restoreCollaborator(managerId, removal._id);
    showSnackbar({ text: `${removal.name} voltou, com o trabalho e as equipes.` });
  }
  return (
    <Box role="status">
      <Text>
        {`${removal.name} saiu da conta às ${formatTime(removal.removedAt)}. A remoção pode ser desfeita até ${formatTime(removal.undoUntil)}.`}
      </Text>
      <Row gap={8}>
        <Button size="sm" icon="undo" onClick={() => void undo().catch(() => undefined)}>
          Desfazer
        </Button>
      </Row>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.infoSoft};
  color: ${color.infoInk};
`;
