import { Row, Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';

/** Placeholder of a list of proposals while the proposals load. */
export function LoadingProposals() {
  return (
    <Stack gap={24} role="status">
      <VisuallyHidden>Carregando propostas</VisuallyHidden>
      {[220, 180, 240].map((width) => (
        <Stack gap={8} key={width}>
          <Row justify="between">
            <Skeleton width={72} height={16} />
            <Skeleton width={104} height={16} />
          </Row>
          <Skeleton width={width} height={14} />
        </Stack>
      ))}
    </Stack>
  );
}
