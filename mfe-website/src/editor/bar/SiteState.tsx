import type { EditedWebsite } from '@girassol/shared-domain/contract';
import { Badge, type BadgeProps } from '@girassol/shared-ui';

type State = Pick<EditedWebsite, 'publishedVersion' | 'isChanged' | 'suspended'>;

/** Where the site stands between a draft and what visitors see. */
export function SiteState({ website, isUnsaved }: { website: State; isUnsaved: boolean }) {
  const { tone, words } = stateOf(website, isUnsaved);
  return <Badge tone={tone}>{words}</Badge>;
}

function stateOf(
  { publishedVersion, isChanged, suspended }: State,
  isUnsaved: boolean,
): { tone: BadgeProps['tone']; words: string } {
  if (suspended) return { tone: 'bad', words: 'Suspenso' };
  if (publishedVersion === null) return { tone: 'neutral', words: 'Rascunho' };
  if (isChanged || isUnsaved) return { tone: 'warn', words: 'Publicado, com alterações não publicadas' };
  return { tone: 'good', words: 'Publicado' };
}
