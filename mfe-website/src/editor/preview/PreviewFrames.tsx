import { Skeleton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useEditorStore } from '../state/editor-store';
import { useElementSize } from './use-element-size';
import { usePreviewFrames } from './use-frames';
import type { RenderedPage } from './use-preview-page';

interface PreviewFramesProps {
  page: RenderedPage | null;
  /** Pixels of the window the page is looked at through. */
  width: number;
  onPick: (blockId: string, path: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Two frames of the preview, of which one shows the page rendered by the server, scaled to the available
 * space.
 */
export function PreviewFrames({ page, width, onPick, onKeyDown }: PreviewFramesProps) {
  const store = useEditorStore();
  const stage = useElementSize();
  const { frames, pages, front, onLoad } = usePreviewFrames({ store, newest: page, onPick, onKeyDown });
  const scale = stage.width > 0 ? Math.min(1, stage.width / width) : 1;
  const size = { width, height: stage.height / scale };
  return (
    <Stage ref={stage.place}>
      {!page && <Skeleton height={480} radius={10} />}
      <Window style={{ width: width * scale, height: stage.height }}>
        {frames.map((frame, place) => {
          const { url } = pages[place] ?? {};
          const isFront = place === front;
          return (
            url && (
              <Page
                key={place}
                ref={frame}
                src={url}
                title={isFront ? 'Prévia do site' : 'Próxima prévia do site'}
                sandbox="allow-same-origin"
                inert={!isFront}
                data-front={isFront || undefined}
                style={{ ...size, transform: `scale(${scale})` }}
                onLoad={() => onLoad(place)}
              />
            )
          );
        })}
      </Window>
    </Stage>
  );
}

const { color, radius, shadow } = tokens;

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 20rem;
  overflow: hidden;
`;

const Window = styled.div`
  position: absolute;
  inset: 0;
  margin: 0 auto;
  overflow: hidden;
  border-radius: ${radius.card} ${radius.card} 0 0;
  box-shadow: ${shadow[2]};
`;

/** The one behind is drawn as well, so that it comes forward without a flash. */
const Page = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  background: ${color.surface};
  transform-origin: 0 0;
  z-index: 0;
  &[data-front] { z-index: 1; }
`;
