import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { Button, Text } from '@girassol/shared-ui';
import { Form, FormErrorsButton, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik } from 'formik';
import { FlexSpacer, NoteFormActionRow, NoteFormFields } from '../notes/note-form-layout';
import { buildEmptyNoteValues, noteFieldLabels, noteSchema } from '../notes/note-values';
import { ScheduleFields } from '../notes/ScheduleFields';
import { getScheduleTime } from './schedule-times';
import { useScheduleChanges } from './use-schedule-changes';

interface RescheduleDialogProps {
  schedule: AgendaSchedule;
  now: number;
  onClose: () => void;
}

/** Dialog that moves a schedule to another day or time, as an alternative to dragging for keyboard and touch. */
export default function RescheduleDialog({ schedule, now, onClose }: RescheduleDialogProps) {
  const { reschedule } = useScheduleChanges();
  const { date, start, end } = getScheduleTime(schedule);
  const fresh = buildEmptyNoteValues([schedule.type], now);
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
        validationSchema={noteSchema}
        onSubmit={async (values) => {
          const { date: day, start: from, end: to } = values;
          if (day && (await reschedule(schedule, { date: day, start: from, end: to }))) onClose();
        }}
      >
        <Form aria-label="Remarcar">
          <NoteFormFields>
            <Text>
              {schedule.type} com {schedule.customer.name}
            </Text>
            <ScheduleFields />
            <NoteFormActionRow>
              <FormErrorsButton labels={noteFieldLabels} />
              <FlexSpacer />
              <Button type="button" variant="ghost" onClick={onClose}>
                Cancelar
              </Button>
              <FormSubmitButton>Salvar</FormSubmitButton>
            </NoteFormActionRow>
          </NoteFormFields>
        </Form>
      </Formik>
    </Dialog>
  );
}
