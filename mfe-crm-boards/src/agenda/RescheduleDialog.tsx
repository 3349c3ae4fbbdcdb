import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { Button, Text } from '@girassol/shared-ui';
import { Form, FormErrorsButton, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik } from 'formik';
import { Actions, Fields, Gap } from '../notes/note-form-layout';
import { emptyNote, noteFieldLabels, noteRules } from '../notes/note-values';
import { ScheduleFields } from '../notes/ScheduleFields';
import { whenOf } from './schedule-times';
import { useScheduleChanges } from './use-schedule-changes';

interface RescheduleDialogProps {
  schedule: AgendaSchedule;
  now: number;
  onClose: () => void;
}

/** Another day or hour for a schedule: what dragging does, by keys and fingers. */
export function RescheduleDialog({ schedule, now, onClose }: RescheduleDialogProps) {
  const { reschedule } = useScheduleChanges();
  const { date, start, end } = whenOf(schedule);
  const fresh = emptyNote([schedule.type], now);
  const initial = {
    ...fresh,
    text: schedule.content,
    isScheduled: true,
    date,
    start: start ?? fresh.start,
    end: end ?? fresh.end,
  };
  return (
    <Dialog isOpen onClose={onClose} title="Remarcar">
      <Formik
        initialValues={initial}
        validationSchema={noteRules}
        onSubmit={async (values) => {
          const { date: day, start: from, end: to } = values;
          if (day && (await reschedule(schedule, { date: day, start: from, end: to }))) onClose();
        }}
      >
        <Form aria-label="Remarcar">
          <Fields>
            <Text>
              {schedule.type} com {schedule.customer.name}
            </Text>
            <ScheduleFields />
            <Actions>
              <FormErrorsButton labels={noteFieldLabels} />
              <Gap />
              <Button type="button" variant="ghost" onClick={onClose}>
                Cancelar
              </Button>
              <FormSubmitButton>Salvar</FormSubmitButton>
            </Actions>
          </Fields>
        </Form>
      </Formik>
    </Dialog>
  );
}
