import type { Session } from '@girassol/shared-domain';
import { formatDate } from '@girassol/shared-domain';
import { TextLink } from '@girassol/shared-ui';
import { NoticeStrip } from './NoticeStrip';

/**
 * Banner for people who lack the second factor that their account requires: the day before it comes, and what to do since. The link
 * opens another tab, because the page may have unsaved text.
 */
export function RequiredFactorBanner({
  session: { userId, factorDueOn, needsFactor },
  isOnSetup,
}: {
  session: Session;
  /** The banner stands over the set-up itself. */
  isOnSetup: boolean;
}) {
  return (
    <NoticeStrip
      label="Exigência da conta"
      icon="warning"
      action={
        !isOnSetup && (
          <TextLink href={`/conta/senha/${userId}`} target="_blank" rel="noopener">
            Configurar agora
          </TextLink>
        )
      }
    >
      {needsFactor
        ? 'Sua conta exige a verificação em duas etapas. Ligue o aplicativo autenticador ou crie uma chave de acesso para continuar.'
        : `A partir de ${formatDate(factorDueOn ?? '')}, sua conta exige a verificação em duas etapas de todos.`}
    </NoticeStrip>
  );
}
