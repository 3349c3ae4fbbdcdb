import { Skeleton, Stack } from '@girassol/shared-ui';

/** The shape of the form while it loads. */
export function WaitingForm() {
  return (
    <Stack gap={16} aria-busy role="status" aria-label="Carregando o formulário">
      <Skeleton height={150} radius={10} />
      <Skeleton height={280} radius={10} />
      <Skeleton height={150} radius={10} />
    </Stack>
  );
}
