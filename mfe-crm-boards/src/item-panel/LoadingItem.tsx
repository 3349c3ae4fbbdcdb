import { Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';
import { LoadingNotes } from '../notes/NoteStates';
import { FactsColumn, PanelColumns, PanelFrame, TabsColumn } from './panel-layout';

const lines = ['62%', '80%', '48%', '72%', '56%', '84%', '40%', '66%'];

/** Placeholder of the item panel's title while the item loads. */
export function LoadingTitle() {
  return (
    <Stack gap={8}>
      <Skeleton width="min(20rem, 70%)" height={24} />
      <Skeleton width="min(14rem, 50%)" height={14} />
    </Stack>
  );
}

/** Placeholder of the item panel's content while the item loads. */
export function LoadingItem() {
  return (
    <PanelFrame>
      <VisuallyHidden role="status">Carregando item</VisuallyHidden>
      <PanelColumns aria-hidden>
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
      </PanelColumns>
    </PanelFrame>
  );
}
