import type { Note } from '@girassol/shared-domain/contract';

/** Builds a note for tests. */
export function buildNote(changes: Partial<Note> = {}): Note {
  return {
    _id: '018f0000-0000-7000-8000-00000000b001',
    content: 'Cliente pediu para ligar depois das 18h.',
    type: 'Ligação',
    warning: false,
    notificationDate: null,
    notificationTimestamp: null,
    notificationTimeStart: null,
    notificationTimeEnd: null,
    isPrivate: false,
    registryDate: '2026-03-09',
    registryTimestamp: Date.parse('2026-03-09T14:05:00-03:00'),
    version: 1,
    mentions: [],
    user: { _id: '018f0000-0000-7000-8000-00000000d001', personalData: { name: 'Ana Souza' } },
    ...changes,
  };
}

/** Builds a note with a schedule on 12 March 2026, from 10:00 to 11:30. */
export function buildScheduledNote(changes: Partial<Note> = {}): Note {
  return buildNote({
    warning: true,
    notificationDate: '2026-03-12',
    notificationTimestamp: Date.parse('2026-03-12T10:00:00-03:00'),
    notificationTimeStart: '10:00',
    notificationTimeEnd: '11:30',
    ...changes,
  });
}
