import type { EditableWebsite } from '@girassol/shared-domain/contract';
import { Row, useIsPhone } from '@girassol/shared-ui';
import { SetupSteps } from '../../start/Steps';
import type { DraftSaver } from '../saving/draft-saver';
import { SaveStatus } from '../saving/SaveStatus';
import { useIsUnsaved } from '../saving/use-save-state';
import { PublicationBadge } from './SiteState';

/** Status in the header of the site editor: whether the site is published, and whether the draft is saved. */
export function EditorStatusSummary({ website, saver }: { website: EditableWebsite; saver: DraftSaver }) {
  const isUnsaved = useIsUnsaved(saver);
  const isPhone = useIsPhone();
  return (
    <Row gap={12} wraps>
      {website.publishedVersion === null && !isPhone && <SetupSteps current="Ajustar" />}
      <PublicationBadge website={website} isUnsaved={isUnsaved} />
      <SaveStatus saver={saver} />
    </Row>
  );
}
