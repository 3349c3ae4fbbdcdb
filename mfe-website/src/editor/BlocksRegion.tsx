import { Text, tokens } from '@girassol/shared-ui';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { AddBlockButton } from './blocks/AddBlockButton';
import { BlockList } from './blocks/BlockList';
import type { EditorLayoutProps } from './editor-view';
import { getFirstFieldName } from './first-field';
import { SitePartList } from './site/SitePartList';
import { useEditorState, useEditorStore } from './state/editor-store';

/** Region with the site-wide parts and the blocks of the page. */
export function BlocksRegion({ onShow, goToField }: Pick<EditorLayoutProps, 'onShow' | 'goToField'>) {
  const store = useEditorStore();
  const isEmpty = useEditorState(({ content }) => content.blocks.length === 0);
  const onEnter = useCallback(
    (blockId: string) => {
      const block = store.get().content.blocks.find(({ id }) => id === blockId);
      if (block) goToField(blockId, getFirstFieldName(block));
    },
    [store, goToField],
  );
  return (
    <Region data-region="blocks" aria-label="Blocos" tabIndex={-1}>
      <SitePartList onChoose={() => onShow('fields')} />
      <Scroll>
        <BlockList onEnter={onEnter} />
        {isEmpty && (
          <Hint as="p" size={13} tone="soft">
            A página está vazia. Acrescente o primeiro bloco, ou desfaça.
          </Hint>
        )}
      </Scroll>
      <Foot>
        <AddBlockButton onAdd={goToField} />
      </Foot>
    </Region>
  );
}

const { color, space } = tokens;

const Region = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  outline-offset: -2px;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

const Hint = styled(Text)`
  padding: ${space[12]} ${space[16]};
`;

const Foot = styled.div`
  padding: ${space[8]};
  border-top: 1px solid ${color.lineSoft};
`;
