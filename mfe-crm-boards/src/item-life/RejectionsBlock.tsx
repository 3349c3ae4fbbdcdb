import { formatDate } from '@girassol/shared-domain';
import type { BoardItem, ProjectRejection } from '@girassol/shared-domain/contract';
import { confirm, IconButton, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RejectionEditor } from './RejectionEditor';
import { useRejections } from './use-rejections';

/**
 * Rejections ("Reprovas") of a project, newest first. They can be edited and removed while the project is in progress
 * (boards-047).
 */
export function RejectionsBlock({ item }: { item: BoardItem }) {
  const { edit, remove } = useRejections(item);
  const [editedId, setEditedId] = useState<string | null>(null);
  const mayChange = item.status === 'IN_PROGRESS';

  async function askAndRemove({ _id }: ProjectRejection) {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente este item?',
      confirmLabel: 'Excluir reprova',
      danger: true,
    });
    if (isSure) await remove(_id);
  }

  if (item.type !== 'PROJECT') return null;
  const { rejectReasons } = item;
  return (
    <Box aria-label="Reprovas">
      <Head>
        Reprovas <span>{rejectReasons.length}</span>
      </Head>
      {rejectReasons.length === 0 && (
        <Text as="p" size={13} tone="faint">
          Nenhuma reprova até agora.
        </Text>
      )}
      <List>
        {rejectReasons.map((rejection) => (
          <Line key={rejection._id}>
            {editedId === rejection._id ? (
              <RejectionEditor
                reason={rejection.reason}
                onSave={async (reason) => {
                  const refused = await edit(rejection._id, reason);
                  if (!refused) setEditedId(null);
                }}
                onCancel={() => setEditedId(null)}
              />
            ) : (
              <>
                <div>
                  <Text as="p" size={13}>
                    {rejection.reason}
                  </Text>
                  <time dateTime={rejection.registryDate}>{formatDate(rejection.registryDate)}</time>
                </div>
                {mayChange && (
                  <Buttons>
                    <IconButton
                      icon="pencil"
                      size="sm"
                      label={`Editar reprova: ${rejection.reason}`}
                      tip="Editar"
                      onClick={() => setEditedId(rejection._id)}
                    />
                    <IconButton
                      icon="trash"
                      size="sm"
                      label={`Excluir reprova: ${rejection.reason}`}
                      tip="Excluir"
                      onClick={() => void askAndRemove(rejection)}
                    />
                  </Buttons>
                )}
              </>
            )}
          </Line>
        ))}
      </List>
    </Box>
  );
}

const { color, font, radius, space, weight } = tokens;

const Box = styled.section`
  padding: ${space[12]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.h3`
  display: flex;
  gap: ${space[8]};
  margin: 0 0 ${space[4]};
  font: ${font[14]};
  font-weight: ${weight.strong};

  > span { font-weight: ${weight.regular}; color: ${color.inkFaint}; }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[8]} 0;
  overflow-wrap: anywhere;

  & + & { border-top: 1px solid ${color.lineSoft}; }
  & > :first-child { flex: 1; min-width: 0; }
  & p { margin: 0; white-space: pre-line; }
  & time { font: ${font[12]}; color: ${color.inkFaint}; }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
`;
