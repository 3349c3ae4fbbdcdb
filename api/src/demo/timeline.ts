import type { NewRow } from '@girassol/api-platform/database';
import type { DemoRandom } from './demo-random';
import type { NoteTemplate, NoteTemplateValues } from './stories';
import type { Appointment, WorkingHoursCalendar } from './working-hours-calendar';

/** User of a demonstration account. */
export interface DemoUser {
  id: string;
  name: string;
  email: string;
  isManager: boolean;
}

/** Notes, history lines and last activity of a demonstration item. */
export interface Timeline {
  notes: NewRow<'notes'>[];
  histories: NewRow<'histories'>[];
  lastActivity: { at: number; text: string };
}

/**
 * Demonstration item whose notes and history are built, with its owner, label and the values for the texts.
 */
export interface TimelineSubject {
  accountId: string;
  saleId: string;
  customerId: string;
  owner: DemoUser;
  /** "Venda #00012" */
  label: string;
  registered: number;
  facts: NoteTemplateValues;
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

/**
 * Creates the empty timeline (notes and history) of a demonstration item, with functions that add notes and
 * history lines.
 */
export function createTimeline(random: DemoRandom, calendar: WorkingHoursCalendar, subject: TimelineSubject) {
  const { accountId, saleId, customerId, owner, label, registered, facts } = subject;
  const timeline: Timeline = {
    notes: [],
    histories: [],
    lastActivity: { at: registered, text: `registro de ${firstName(owner.name)}` },
  };
  const history = (at: number, title: string, content: string) =>
    timeline.histories.push({
      account_id: accountId,
      id: random.id(at),
      customer_id: customerId,
      sale_id: saleId,
      title,
      content,
      user_id: owner.id,
      user_name: owner.name,
      user_email: owner.email,
      registered_at: new Date(at),
    });

  function note(at: number, [type, sentence]: NoteTemplate, appointment?: Appointment): void {
    timeline.notes.push({
      account_id: accountId,
      id: random.id(at),
      sale_id: saleId,
      user_id: owner.id,
      content: sentence({ ...facts, random }),
      type,
      is_private: !appointment && random.chance(0.08),
      notification_date: appointment?.date ?? null,
      time_start: appointment?.start ?? null,
      time_end: appointment?.end ?? null,
      notification_at: appointment ? new Date(appointment.at) : null,
      registered_at: new Date(at),
    });
    history(at, appointment ? 'Agendamento adicionado' : 'Nota adicionada', `${type} em ${label}.`);
    if (at < timeline.lastActivity.at) return;
    const what = appointment ? 'agendamento' : 'nota';
    timeline.lastActivity = { at, text: `${what} de ${firstName(owner.name)}` };
  }

  return {
    timeline,
    history,
    note,
    /** Notes one after another between two instants, none said twice. */
    notes(from: number, to: number, stories: readonly NoteTemplate[]): void {
      stories.forEach((story, index) => {
        const share = (to - from) / stories.length;
        note(calendar.between(from + index * share, from + (index + 1) * share), story);
      });
    },
  };
}
