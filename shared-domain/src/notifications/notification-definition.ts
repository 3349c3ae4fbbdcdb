/** Definition of a kind of notification. */
export interface NotificationDefinition<Facts> {
  /** Label of the setting that switches the notification on and off: "Proposta aceita". */
  label: string;
  /** Reason for receiving the notification, shown at the foot of a mail. */
  reason: string;
  /** Is it mailed at once to who has not seen it after some minutes? Others wait for the summary of the day. */
  isUrgent: boolean;
  /** About security or payment: nobody can switch it off. */
  isRequired?: true;
  /** The use case writes a mail of its own at once: the notification is not mailed again. */
  hasOwnMail?: true;
  /** Only those who answer the tickets of customers are told. */
  isOfAttendants?: true;
  /** Things with the same key are told as one until it is read. */
  groupKey(facts: Facts): string;
  buildTexts(facts: Facts): { title: string; content: string };
  /** Returns the path that the notification opens; `:userId` stands for the recipient. */
  openUrl(facts: Facts): string;
}

/** Parts of a definition that do not depend on facts. */
export type NotificationRules = Pick<
  NotificationDefinition<never>,
  'label' | 'reason' | 'isUrgent' | 'isRequired' | 'hasOwnMail' | 'isOfAttendants'
>;

/** Defines a kind of notification whose texts are built from `Facts`. */
export const defineNotificationKind = <Facts>(
  definition: NotificationDefinition<Facts>,
): NotificationDefinition<Facts> => definition;

/** Kind of notification of an area of another team: name of the area, slash, name of the kind. */
const AREA_KIND = /^(mfe-[a-z0-9-]+)\/[a-z][a-z0-9-]{0,59}$/;

/** Checks whether a kind of notification is named as one of an area: `mfe-visitas/visit-booked`. */
export const isAreaNotificationKind = (kind: string, area: string): boolean =>
  AREA_KIND.exec(kind)?.[1] === area;
