/** Attendant as the assignment by turn sees one. */
export interface AssignableAttendant {
  userId: string;
  isPresent: boolean;
  /** Number of tickets that wait for this attendant's answer. */
  openTickets: number;
  /** When a ticket was last assigned to this attendant by turn; null: never. */
  assignedAt: Date | null;
}

/**
 * Chooses the attendant of the next ticket: among those who are present the one with the fewest open tickets, and among
 * equals the one whose last turn is longest ago. Undefined if nobody is present.
 */
export const chooseAttendant = <A extends AssignableAttendant>(attendants: readonly A[]): A | undefined =>
  attendants
    .filter(({ isPresent }) => isPresent)
    .sort(
      (a, b) =>
        a.openTickets - b.openTickets ||
        (a.assignedAt?.getTime() ?? 0) - (b.assignedAt?.getTime() ?? 0) ||
        a.userId.localeCompare(b.userId),
    )[0];
