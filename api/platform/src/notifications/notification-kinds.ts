import {
  isAreaNotificationKind,
  type NotificationDefinition,
  notificationKinds,
} from '@girassol/shared-domain';
import type { ModuleNotificationFacts } from '@girassol/shared-domain/notifications';
import { StartFailure } from '../database/start-failure';

/** Kinds of notifications that a module declares, by kind. They begin with the name of its area: `mfe-visitas/visit-booked`. */
export type ModuleNotificationKinds = {
  readonly [Kind in keyof ModuleNotificationFacts]?: Omit<
    NotificationDefinition<ModuleNotificationFacts[Kind]>,
    'isRequired'
  >;
};

const ownKinds = Object.entries(notificationKinds) as [string, NotificationDefinition<never>][];
/** Kinds of the product and of the modules of this program. */
const kinds = new Map(ownKinds);

/** Finds a kind of notification; undefined for one that only a newer release knows. */
export const findNotificationKind = (kind: string): NotificationDefinition<never> | undefined =>
  kinds.get(kind);

/** Lists all kinds of notifications with their definitions. */
export const listNotificationKinds = (): [string, NotificationDefinition<never>][] => [...kinds];

/**
 * Adds the kinds of notifications that modules declare to those of this program. Throws StartFailure for a kind that does
 * not begin with the name of its area, has no label or reason, or is declared twice.
 */
export function addModuleNotificationKinds(
  modules: readonly { name: string; notifications?: ModuleNotificationKinds }[],
): void {
  for (const { name, notifications = {} } of modules)
    for (const [kind, definition] of Object.entries<Omit<NotificationDefinition<never>, 'isRequired'>>(
      notifications,
    )) {
      if (!isAreaNotificationKind(kind, `mfe-${name}`))
        throw new StartFailure(`O aviso ${kind} do módulo ${name} precisa começar com mfe-${name}/.`);
      if (definition.label.trim() === '' || definition.reason.trim() === '')
        throw new StartFailure(`O aviso ${kind} do módulo ${name} não tem nome ou motivo.`);
      if (kinds.has(kind)) throw new StartFailure(`O aviso ${kind} é declarado duas vezes.`);
      kinds.set(kind, definition);
    }
}
