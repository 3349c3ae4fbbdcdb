import { Row, Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';

/** Placeholder of the history while it loads. */
export function LoadingHistory() {
  return (
    <Stack gap={24} role="status">
      <VisuallyHidden>Carregando histórico</VisuallyHidden>
      {[220, 300, 260, 180].map((width) => (
        <Row gap={24} align="start" key={width}>
          <Skeleton width={40} height={14} />
          <Stack gap={8}>
            <Skeleton width={140} height={16} />
            <Skeleton width={width} height={14} />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}
