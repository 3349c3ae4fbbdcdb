import { useSession } from '@girassol/shared-auth';
import type { EditableWebsite } from '@girassol/shared-domain/contract';
import { tokens, useLeaveGuard, useWindowWidth } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SiteFrame } from '../frame/SiteFrame';
import { MissingModuleLine } from '../publish/MissingModuleNotice';
import { PublishDialog } from '../publish/PublishDialog';
import { EditorActions } from './bar/EditorActions';
import { EditorStatusSummary } from './bar/EditorStatusSummary';
import { focusField } from './fields/field-id';
import { NarrowEditor } from './NarrowEditor';
import { deleteDraftFromBrowser } from './saving/browser-stored-draft';
import { ConflictBar } from './saving/ConflictBar';
import { createDraftSaver } from './saving/draft-saver';
import { RestoreDraftNotice } from './saving/RestoreDraftNotice';
import { useExternalChanges } from './saving/use-external-changes';
import { useIsUnsaved } from './saving/use-save-state';
import { createEditorStore, EditorProvider } from './state/editor-store';
import { useEditorKeys } from './use-editor-keys';
import { WideEditor } from './WideEditor';

/** From this width on everything stands side by side. */
const WIDE = 1_100;

interface SiteEditorProps {
  website: EditableWebsite;
  mayPublish: boolean;
}

/** Site editor with blocks, preview and fields. Saves automatically. */
export function SiteEditor({ website, mayPublish }: SiteEditorProps) {
  const session = useSession();
  const userId = session?.userId ?? '';
  const accountId = session?.managerId ?? '';
  // Starts from the loaded draft; later changes by others arrive through the saver.
  const [{ store, saver }] = useState(() => {
    const opened = createEditorStore(website.draft);
    return { store: opened, saver: createDraftSaver({ store: opened, website, userId, accountId }) };
  });
  const [isPublishing, setPublishing] = useState(false);
  const [shown, setShown] = useState<'blocks' | 'fields' | 'preview'>('blocks');
  const isWide = useWindowWidth() >= WIDE;
  const isUnsaved = useIsUnsaved(saver);
  const onKeyDown = useEditorKeys(store);
  useEffect(() => saver.start(), [saver]);
  useExternalChanges(userId, saver);
  useLeaveGuard(isUnsaved, () => deleteDraftFromBrowser(accountId));

  function goToField(blockId: string | null, path: string) {
    if (blockId) store.select({ part: 'block', id: blockId });
    else store.select({ part: getPart(path) });
    setShown('fields');
    focusField(blockId, path);
  }
  const View = isWide ? WideEditor : NarrowEditor;

  return (
    <EditorProvider value={store}>
      <SiteFrame
        isWhole
        title="Website"
        summary={<EditorStatusSummary website={website} saver={saver} />}
        actions={
          <EditorActions website={website} isUnsaved={isUnsaved} onPublish={() => setPublishing(true)} />
        }
      >
        <Notices>
          {!mayPublish && <MissingModuleLine />}
          <RestoreDraftNotice accountId={accountId} revision={website.revision} />
          <ConflictBar saver={saver} />
        </Notices>
        <View url={website.url} shown={shown} onShow={setShown} goToField={goToField} onKeyDown={onKeyDown} />
        {isPublishing && (
          <PublishDialog
            website={website}
            content={store.get().content}
            mayPublish={mayPublish}
            save={saver.save}
            revision={saver.revision}
            onCorrect={(blockId, path) => {
              setPublishing(false);
              goToField(blockId, path);
            }}
            onClose={() => setPublishing(false)}
          />
        )}
      </SiteFrame>
    </EditorProvider>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  margin-bottom: ${tokens.space[12]};
  &:empty { display: none; }
`;

function getPart(path: string): 'business' | 'search' | 'look' {
  const [part] = path.split('.');
  return part === 'business' || part === 'search' ? part : 'look';
}
