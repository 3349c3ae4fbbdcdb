import { Card, tokens } from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { BlocksRegion } from './BlocksRegion';
import type { EditorLayoutProps } from './editor-view';
import { SitePreview } from './preview/SitePreview';
import { SelectedPartForm } from './site/SelectedPartForm';

/** Editor layout for phones, which shows one region at a time. */
export function NarrowEditor({ url, shown, onShow, goToField, onKeyDown }: EditorLayoutProps) {
  return (
    <Whole
      onKeyDown={(event) =>
        event.currentTarget.contains(event.target as Node) && onKeyDown(event.nativeEvent)
      }
    >
      <Tabs
        label="Partes do editor"
        selectedId={shown}
        onSelect={(id) => id !== shown && onShow(id as EditorLayoutProps['shown'])}
        items={[
          {
            id: 'blocks',
            label: 'Blocos',
            icon: 'list',
            content: (
              <Card padding={0}>
                <BlocksRegion onShow={onShow} goToField={goToField} />
              </Card>
            ),
          },
          {
            id: 'fields',
            label: 'Campos',
            icon: 'pencil',
            content: (
              <Card>
                <section data-region="fields" aria-label="Campos" tabIndex={-1}>
                  <SelectedPartForm url={url} />
                </section>
              </Card>
            ),
          },
          {
            id: 'preview',
            label: 'Prévia',
            icon: 'eye',
            content: (
              <Room data-region="preview" aria-label="Prévia" tabIndex={-1}>
                <SitePreview
                  startsAt="phone"
                  onPick={(blockId, path) => goToField(blockId, path ?? '')}
                  onKeyDown={onKeyDown}
                />
              </Room>
            ),
          },
        ]}
      />
    </Whole>
  );
}

const Whole = styled.div`
  min-width: 0;
`;

const Room = styled.section`
  height: max(24rem, calc(100dvh - 20rem));
  padding-bottom: ${tokens.space[8]};
`;
