import { useSession } from '@girassol/shared-auth';
import { formatDate } from '@girassol/shared-domain';
import { TextLink } from '@girassol/shared-ui';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import { NoticeStrip } from './NoticeStrip';

/** Section of the settings in which the owner ends the account, and takes that back. */
const DATA_SECTION = '/configuracoes?secao=dados';

/** Banner on every page of an account that its owner has asked to end: for everybody, until that is taken back. */
export function ClosureBanner() {
  const session = useSession();
  const { routes } = useShellNavigation();
  if (!session?.closesOn) return null;
  const isOwner = session.type === 'MANAGER';
  const leads = isOwner && findRoute(routes, '/configuracoes') !== undefined;
  return (
    <NoticeStrip
      label="Encerramento da conta"
      icon="warning"
      action={
        leads && (
          <TextLink as={Link} to={DATA_SECTION}>
            Manter a conta
          </TextLink>
        )
      }
    >
      <strong>Esta conta será apagada em {formatDate(session.closesOn)}.</strong>{' '}
      {isOwner
        ? 'Até lá você pode baixar tudo, ou voltar atrás.'
        : 'O titular pediu, e só ele pode voltar atrás.'}
    </NoticeStrip>
  );
}
