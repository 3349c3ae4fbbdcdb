import { Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';
import { LoadingNotes } from '../notes/NoteStates';
import { Columns, FactsColumn, Frame, TabsColumn } from './panel-layout';

const lines = ['62%', '80%', '48%', '72%', '56%', '84%', '40%', '66%'];

/** The title's place while the item is on the way. */
export function LoadingTitle() {
  return (
    <Stack gap={8}>
      <Skeleton width="min(20rem, 70%)" height={24} />
      <Skeleton width="min(14rem, 50%)" height={14} />
    </Stack>
  );
}

/** The shape of the panel while its item is on the way. */
export function LoadingItem() {
  return (
    <Frame>
      <VisuallyHidden role="status">Carregando item</VisuallyHidden>
      <Columns aria-hidden>
        <FactsColumn>
          <Stack gap={16}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} height={16} />
            ))}
          </Stack>
        </FactsColumn>
        <TabsColumn>
          <LoadingNotes />
        </TabsColumn>
      </Columns>
    </Frame>
  );
}
