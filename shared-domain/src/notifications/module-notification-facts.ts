/**
 * Facts of the kinds of notifications that areas of other teams declare, by kind, added by declaration merging. The kind
 * begins with the name of the area.
 *
 * ```ts
 * declare module '@girassol/shared-domain/notifications' {
 *   interface ModuleNotificationFacts {
 *     'mfe-visitas/visit-booked': { visitId: string };
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ModuleNotificationFacts {}
