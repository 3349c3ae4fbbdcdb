import type { ExportRecord } from '@girassol/shared-domain/contract';
import { Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { computeExportPercent, formatExportProgress } from '../../labels/export-labels';

/** Progress of a waiting or running export. */
export function ExportProgress({ one }: { one: ExportRecord }) {
  const percent = computeExportPercent(one);
  return (
    <Frame>
      <Bar
        aria-label={`Exportação de ${one.title}`}
        {...(percent !== null && { value: percent, max: 100 })}
      />
      <Text size={12} tone="soft">
        {one.state === 'QUEUED' ? 'Começa em instantes' : formatExportProgress(one)}
      </Text>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 2px;
  min-width: 8rem;
`;

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${tokens.color.leaf};
`;
