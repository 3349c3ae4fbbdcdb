import { Skeleton } from '../display/Skeleton';
import { Stack } from '../layout/Stack';

const lines = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of a list while it loads. `label` names the content: "Carregando os clientes". */
export function LoadingList({ label }: { label: string }) {
  return (
    <Stack gap={8} aria-busy role="status" aria-label={label}>
      {lines.map((line) => (
        <Skeleton key={line} height={44} radius={6} />
      ))}
    </Stack>
  );
}
