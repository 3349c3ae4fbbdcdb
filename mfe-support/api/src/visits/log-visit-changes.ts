import { recordAuditEntry } from '@girassol/account-api/audit';
import { isCallOfVisit, isReadOnlyCall } from '@girassol/shared-domain';
import type { ContractRoute } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Registers a hook, for the calls of all areas, that writes each change of a visitor into the audit log of the account,
 * before it is made: no change is without its line, even if the process dies.
 */
export function registerVisitChangeLog(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    const key = routeOptions.config.contractKey;
    if (caller?.visit?.writes !== 'ALLOWED' || !key || isReadOnlyCall(key)) return;
    const { onlyAsks, summary }: ContractRoute = app.contract[key];
    if (onlyAsks === true || isCallOfVisit(key)) return;
    await app.database.asAccount(caller, (tx) =>
      recordAuditEntry(tx, caller, {
        area: 'support',
        action: 'change-in-visit',
        after: { call: key, summary },
      }),
    );
  });
}
