import type { EditableWebsite } from '@girassol/shared-domain/contract';
import { Badge, type BadgeProps } from '@girassol/shared-ui';

type State = Pick<EditableWebsite, 'publishedVersion' | 'isChanged' | 'suspended'>;

/** Badge with the publication state of the site: draft, published, changed or suspended. */
export function PublicationBadge({ website, isUnsaved }: { website: State; isUnsaved: boolean }) {
  const { tone, words } = getPublicationState(website, isUnsaved);
  return <Badge tone={tone}>{words}</Badge>;
}

function getPublicationState(
  { publishedVersion, isChanged, suspended }: State,
  isUnsaved: boolean,
): { tone: BadgeProps['tone']; words: string } {
  if (suspended) return { tone: 'bad', words: 'Suspenso' };
  if (publishedVersion === null) return { tone: 'neutral', words: 'Rascunho' };
  if (isChanged || isUnsaved) return { tone: 'warn', words: 'Alterações não publicadas' };
  return { tone: 'good', words: 'Publicado' };
}
