import { useSession } from '@girassol/shared-auth';
import { IconButton, Row, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useEditorStore } from '../state/editor-store';
import { PreviewFrames } from './PreviewFrames';
import { useRenderedPage } from './use-preview-page';
import { type PreviewWidth, previewWidths } from './widths';

interface PreviewProps {
  startsAt: PreviewWidth['id'];
  onPick: (blockId: string, path: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Preview of the site in the editor, rendered by the server, at a chosen window width. */
export function SitePreview({ startsAt, onPick, onKeyDown }: PreviewProps) {
  const store = useEditorStore();
  const userId = useSession()?.userId ?? '';
  const { page, hasFailed } = useRenderedPage(store, userId);
  const [chosen, setChosen] = useState<PreviewWidth['id']>(startsAt);
  const { width } = previewWidths.find(({ id }) => id === chosen) ?? previewWidths[0];
  return (
    <Frame>
      <Row gap={8} justify="between" wraps>
        <Text size={13} tone={hasFailed ? 'warn' : 'soft'} role="status">
          {hasFailed
            ? 'A prévia não pôde ser atualizada. Tentamos de novo em instantes.'
            : 'Clique em uma parte da página para editá-la.'}
        </Text>
        <Widths role="group" aria-label="Largura da prévia">
          {previewWidths.map((one) => (
            <IconButton
              key={one.id}
              icon={one.icon}
              label={`${one.label}, ${one.width} pixels`}
              size="sm"
              isPressed={one.id === chosen}
              onClick={() => setChosen(one.id)}
            />
          ))}
        </Widths>
      </Row>
      <PreviewFrames page={page} width={width} onPick={onPick} onKeyDown={onKeyDown} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  height: 100%;
  min-height: 0;
`;

const Widths = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
  [aria-pressed='true'] {
    background: ${tokens.color.surface};
    color: ${tokens.color.leafInk};
    box-shadow: ${tokens.shadow[1]};
  }
`;
