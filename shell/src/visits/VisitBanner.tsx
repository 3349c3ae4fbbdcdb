import {
  api,
  attemptAction,
  getServerTime,
  logout,
  onAccountEvent,
  refreshSession,
  useSession,
} from '@girassol/shared-auth';
import { type Session, type SessionVisit, VISIT_LINK_PATH } from '@girassol/shared-domain';
import { Button, Icon, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useVisitorLocation } from '../navigation/navigation-context';

const TICK_MS = 10_000;
const MAX_PATH_LENGTH = 300;

/**
 * Strip on every page of a visit of the administration to an account: who is visited, how long it lasts, and whether changes
 * are allowed.
 */
export default function VisitBanner() {
  const session = useSession();
  if (!session?.visit) return null;
  return <Banner session={session} visit={session.visit} />;
}

function Banner({ session, visit }: { session: Session; visit: SessionVisit }) {
  const minutes = useMinutesLeft(session.expiration);
  useRecordedPage();
  useEffect(
    () =>
      onAccountEvent(({ kind }) => {
        if (kind === 'visit-changed' || kind === 'resync') void refreshSession();
      }),
    [],
  );
  return (
    <Strip aria-label="Visita do suporte">
      <Icon name="eye" />
      <p>
        Você está vendo como <strong>{session.personalData.name}</strong>, da <strong>{visit.account}</strong>{' '}
        · {minutes} min
        {visit.writes === 'ALLOWED' ? ' · alterações permitidas' : ' · somente leitura'}
      </p>
      {visit.writes === 'NONE' && <WritesButton visitId={visit._id} />}
      {visit.writes === 'ASKED' && <span role="status">Permissão pedida</span>}
      <Button size="sm" icon="log-out" onClick={() => logout({ to: '/login' })}>
        Sair
      </Button>
    </Strip>
  );
}

/** Records for the people of the account which pages are seen in the visit. */
function useRecordedPage(): void {
  const { path, decision } = useVisitorLocation();
  const title = 'route' in decision ? decision.route.title : path;
  useEffect(() => {
    // The link that opened the visit is no page of the account.
    if (path.startsWith(`${VISIT_LINK_PATH}/`)) return;
    const body = { path: path.slice(0, MAX_PATH_LENGTH), title };
    api('PUT /visits/pages', { body, silent: true }).catch(
      // A page that is looked at after the end of the visit shows nothing.
      () => undefined,
    );
  }, [path, title]);
}

function WritesButton({ visitId }: { visitId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  async function ask() {
    setIsAsking(true);
    await attemptAction(async () => {
      await api('PUT /visits/writes/:visitId', { params: { visitId } });
      await refreshSession();
    });
    setIsAsking(false);
  }
  return (
    <Button size="sm" isPending={isAsking} onClick={() => void ask()}>
      Pedir para alterar
    </Button>
  );
}

const computeMinutesLeft = (expiration: number): number =>
  Math.max(0, Math.ceil((expiration - getServerTime()) / 60_000));

/** Returns the minutes until the visit ends by itself, rounded up. */
function useMinutesLeft(expiration: number): number {
  const [minutes, setMinutes] = useState(() => computeMinutesLeft(expiration));
  useEffect(() => {
    const update = () => setMinutes(computeMinutesLeft(expiration));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [expiration]);
  return minutes;
}

const { color, font, space } = tokens;

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[8]} ${space[24]};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  border-bottom: 1px solid ${color.line};
  > p { flex: 1 1 16rem; min-width: 0; margin: 0; overflow-wrap: anywhere; }
  @media ${tokens.screen.narrow} { padding: ${space[8]} ${space[16]}; }
`;
