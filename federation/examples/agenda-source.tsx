import type { SlotContext } from '@girassol/federation/remote';
import { useEffect } from 'react';

const visits = [{ id: 'visita-1', date: '2026-12-03', customer: 'Carla Schmidt' }];

/** Reports the dates of this area to the agenda of a board; renders nothing. */
export default function VisitAgenda({ board, from, until, onDates }: SlotContext<'agenda.source/v1'>) {
  useEffect(() => {
    const own = board === null || board === 'PROJECT' ? visits : [];
    const dates = own
      .filter(({ date }) => date >= from && date <= until)
      .map(({ id, date, customer }) => ({
        id,
        date,
        kind: 'Visita técnica',
        title: customer,
        to: `/visitas/${id}`,
      }));
    onDates({ dates, hasFailed: false });
  }, [board, from, until, onDates]);
  return null;
}
