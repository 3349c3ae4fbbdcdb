import type { EditedWebsite } from '@girassol/shared-domain/contract';
import { Row, useWindowWidth } from '@girassol/shared-ui';
import { Steps } from '../../start/Steps';
import type { DraftSaver } from '../saving/draft-saver';
import { SaveStatus } from '../saving/SaveStatus';
import { useIsUnsaved } from '../saving/use-save-state';
import { SiteState } from './SiteState';

/** Below it the head takes no more than it must. */
const PHONE = 600;

/** Where the site stands, and how far it is saved. */
export function EditorSummary({ website, saver }: { website: EditedWebsite; saver: DraftSaver }) {
  const isUnsaved = useIsUnsaved(saver);
  const isPhone = useWindowWidth() < PHONE;
  return (
    <Row gap={12} wraps>
      {website.publishedVersion === null && !isPhone && <Steps current="Ajustar" />}
      <SiteState website={website} isUnsaved={isUnsaved} />
      <SaveStatus saver={saver} />
    </Row>
  );
}
