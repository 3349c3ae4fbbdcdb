import type { EditableWebsite } from '@girassol/shared-domain/contract';
import { Button, ButtonLink } from '@girassol/shared-ui';
import { UndoButtons } from './UndoButtons';

interface EditorActionsProps {
  website: EditableWebsite;
  isUnsaved: boolean;
  onPublish: () => void;
}

/**
 * Buttons of the site editor that concern the whole site: undo, redo, open the site in a new tab
 * (website-001), and publish.
 */
export function EditorActions({
  website: { url, publishedVersion, isChanged, suspended },
  isUnsaved,
  onPublish,
}: EditorActionsProps) {
  const hasNothingNew = publishedVersion !== null && !suspended && !isChanged && !isUnsaved;
  return (
    <>
      <UndoButtons />
      {publishedVersion !== null && !suspended && (
        <ButtonLink icon="external" href={url} target="_blank" rel="noopener">
          Abrir o site
        </ButtonLink>
      )}
      <Button variant="primary" icon="globe" disabled={hasNothingNew} onClick={onPublish}>
        Publicar
      </Button>
    </>
  );
}
