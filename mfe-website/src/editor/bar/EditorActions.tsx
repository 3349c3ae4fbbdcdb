import type { EditedWebsite } from '@girassol/shared-domain/contract';
import { Button, ButtonLink } from '@girassol/shared-ui';
import { UndoButtons } from './UndoButtons';

interface EditorActionsProps {
  website: EditedWebsite;
  onPublish: () => void;
}

/** What is done with the site as a whole. The product opens it in a new tab (website-001). */
export function EditorActions({
  website: { url, publishedVersion, suspended },
  onPublish,
}: EditorActionsProps) {
  return (
    <>
      <UndoButtons />
      {publishedVersion !== null && !suspended && (
        <ButtonLink icon="external" href={url} target="_blank" rel="noopener">
          Abrir o site
        </ButtonLink>
      )}
      <Button variant="primary" icon="globe" onClick={onPublish}>
        Publicar
      </Button>
    </>
  );
}
