import { Card, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BlocksRegion } from './BlocksRegion';
import type { EditorLayoutProps } from './editor-view';
import { SitePreview } from './preview/SitePreview';
import { SelectedPartForm } from './site/SelectedPartForm';

/** Editor layout with blocks, preview and fields side by side. */
export function WideEditor({ url, onShow, goToField, onKeyDown }: EditorLayoutProps) {
  return (
    <Columns
      onKeyDown={(event) =>
        event.currentTarget.contains(event.target as Node) && onKeyDown(event.nativeEvent)
      }
    >
      <Side padding={0}>
        <BlocksRegion onShow={onShow} goToField={goToField} />
      </Side>
      <Middle data-region="preview" aria-label="Prévia" tabIndex={-1}>
        <SitePreview
          startsAt="desktop"
          onPick={(blockId, path) => goToField(blockId, path ?? '')}
          onKeyDown={onKeyDown}
        />
      </Middle>
      <Side padding={0}>
        <Fields data-region="fields" aria-label="Campos" tabIndex={-1}>
          <SelectedPartForm url={url} />
        </Fields>
      </Side>
    </Columns>
  );
}

const { space } = tokens;

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 17.5rem minmax(0, 1fr) 22.5rem;
  gap: ${space[16]};
  min-height: 0;
`;

const Side = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  margin-bottom: ${space[16]};
  > section { flex: 1; }
`;

const Fields = styled.section`
  min-height: 0;
  padding: ${space[16]};
  overflow-y: auto;
  outline-offset: -2px;
`;

const Middle = styled.section`
  min-width: 0;
  min-height: 0;
  outline-offset: 2px;
`;
