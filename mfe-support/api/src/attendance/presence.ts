import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { Attendant } from '@girassol/support-domain/contract';
import type { FastifyInstance } from 'fastify';
import { listAttendants, saveAttendant } from '../assignment/attendants';
import { publishToAttendants } from '../conversation';

/** Milliseconds between two looks at who is connected; a person counts as present for a minute after one. */
const LOOK_EVERY_MS = 20_000;

/** Records which attendants have a live event stream in this process. */
export async function recordPresence({ database, eventHub }: FastifyInstance): Promise<void> {
  const attendants = new Map(
    eventHub
      .listCallers()
      .filter(({ session }) => session.isAdmin)
      .map((caller) => [caller.userId, caller]),
  );
  for (const caller of attendants.values())
    await database.asAccount(caller, (tx) => saveAttendant(tx, caller, { seen_at: new Date() }));
}

/** Records the presence of attendants again and again, while the server runs. */
export function watchPresence(app: FastifyInstance): void {
  const timer = setInterval(() => {
    recordPresence(app).catch((error) => app.log.warn({ err: error }, 'presence of attendants'));
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Lists the attendants as one of them sees them. */
export async function listColleagues(tx: Tx, { userId }: Caller): Promise<{ items: Attendant[] }> {
  const items = (await listAttendants(tx)).map((attendant) => ({
    _id: attendant.userId,
    name: attendant.name,
    isMe: attendant.userId === userId,
    isPresent: attendant.isPresent,
    isAway: attendant.isAway,
    openTickets: attendant.openTickets,
  }));
  return { items };
}

/** Saves whether the caller is away. Who comes back is present at once. */
export async function setAway(tx: Tx, caller: Caller, isAway: boolean): Promise<void> {
  await saveAttendant(tx, caller, { is_away: isAway, ...(!isAway && { seen_at: new Date() }) });
  await publishToAttendants(tx, { kind: 'attendants-changed' }, caller.clientId);
}
