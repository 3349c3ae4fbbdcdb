import { Skeleton } from '../display/Skeleton';
import { Stack } from '../layout/Stack';

/** Placeholder of a form while it loads. */
export function LoadingForm() {
  return (
    <Stack gap={16} aria-busy role="status" aria-label="Carregando o formulário">
      <Skeleton height={150} radius={10} />
      <Skeleton height={280} radius={10} />
      <Skeleton height={150} radius={10} />
    </Stack>
  );
}
