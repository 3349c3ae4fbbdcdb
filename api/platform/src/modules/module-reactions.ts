/**
 * Reactions of modules, by the name of what happened. A module that announces something adds its reaction here by
 * declaration merging, and calls the reactions of all modules in its transaction: if one throws, nothing has happened.
 *
 * ```ts
 * declare module '@girassol/api-platform/modules/module-reactions' {
 *   interface ModuleReactions {
 *     accountOpened?: (tx: Tx, accountId: string) => Promise<unknown>;
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ModuleReactions {}

/** Part of the server that may react: a module, or an area that is no module yet. */
export interface ReactingPart {
  name: string;
  reactions?: ModuleReactions;
}

/** Reactions of all parts of the server, in the order of the list of modules. */
export type ListReactions = <K extends keyof ModuleReactions>(
  event: K,
) => readonly NonNullable<ModuleReactions[K]>[];

/** Creates the function that lists the reactions to an event. */
export const createReactionList =
  (parts: readonly ReactingPart[]): ListReactions =>
  (event) =>
    parts.flatMap(({ reactions }) => reactions?.[event] ?? []);

declare module 'fastify' {
  interface FastifyInstance {
    /** Lists the reactions of all modules to an event of another module. */
    reactionsTo: ListReactions;
  }
}
