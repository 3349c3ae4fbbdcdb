import { Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';
import { Columns, Facts } from './ItemBody';

const lines = ['62%', '80%', '48%', '72%', '56%', '84%', '40%', '66%'];

/** The shape of the panel while its item is on the way. */
export function LoadingItem() {
  return (
    <Columns>
      <VisuallyHidden role="status">Carregando item</VisuallyHidden>
      <Facts>
        <Stack gap={16}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </Stack>
      </Facts>
    </Columns>
  );
}
