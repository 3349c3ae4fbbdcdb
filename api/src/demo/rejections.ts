import { demoSettingsChoices } from './settings';
import type { AccountDraft, DraftItem } from './world';

/** Number of submitted projects for each one that was rejected. */
const ONE_IN = 3;

/**
 * Adds rejections with their reasons to some open projects of a demonstration account, to some projects
 * twice.
 */
export function addProjectRejections(world: AccountDraft): void {
  const [, ...handedIn] = world.columns.PROJECT;
  const projects = world.items.filter(
    ({ row }) => row.type === 'PROJECT' && row.status !== 'CLOSED' && handedIn.includes(row.column_id),
  );
  projects.forEach((project, index) => {
    if (index % ONE_IN !== 0) return;
    const reasons = demoSettingsChoices.rejectReasons;
    const first = world.random.int(0, reasons.length - 1);
    const times = index % (2 * ONE_IN) === 0 ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      addRejection(
        world,
        project,
        reasons[(first + time) % reasons.length] ?? reasons[0],
        (time + 1) / (times + 1),
      );
  });
}

/** `share` of the way from the project's beginning to its last activity. */
function addRejection(world: AccountDraft, { row, owner }: DraftItem, reason: string, share: number): void {
  const { random, accountId } = world;
  const begun = row.registered_at.getTime();
  const at = begun + (row.last_activity_at.getTime() - begun) * share;
  const registered_at = new Date(at);
  world.rejections.push({
    account_id: accountId,
    id: random.id(at),
    sale_id: row.id,
    user_id: owner.id,
    reason,
    registered_at,
  });
  world.histories.push({
    account_id: accountId,
    id: random.id(at),
    customer_id: row.customer_id,
    sale_id: row.id,
    title: 'Reprova adicionada',
    content: `Projeto, "${row.name}": "${reason}".`,
    user_id: owner.id,
    user_name: owner.name,
    user_email: owner.email,
    registered_at,
  });
}
