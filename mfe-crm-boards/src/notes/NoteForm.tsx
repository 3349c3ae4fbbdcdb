import { useReadOnlyReason } from '@girassol/shared-auth';
import { Button } from '@girassol/shared-ui';
import {
  Form,
  FormErrorsButton,
  FormSubmitButton,
  FormSwitch,
  FormTextArea,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik, useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MentionPicker } from './MentionPicker';
import {
  FlexSpacer,
  KeyboardHint,
  NoteFormActionRow,
  NoteFormChoices,
  NoteFormFields,
  NoteFormFrame,
  NoteSwitchRow,
  NoteTypeFrame,
} from './note-form-layout';
import { countCharactersLeft, type NoteValues, noteFieldLabels, noteSchema } from './note-values';
import { ScheduleFields } from './ScheduleFields';

export interface NoteFormProps {
  /** Names the form for assistive technology. */
  label: string;
  /** Item of the note, of which people who may see it can be mentioned; null while none is chosen. */
  itemId: string | null;
  /** Names the text where two texts are compared. */
  textLabel?: string | undefined;
  initial: NoteValues;
  /** Configured types; the type of an old note is offered beside them. */
  types: readonly string[];
  saveLabel: string;
  cancelLabel: string;
  /** True if the note is always a schedule: hides the switch, and asks for the text beside the other required field. */
  isSchedule?: boolean | undefined;
  /** The text takes the focus when the form appears, unless something before it does. */
  takesFocus?: boolean | undefined;
  /** Told of every change, so that nothing typed is lost. */
  onChange(values: NoteValues): void;
  /** The form is busy until what this gives back has settled. */
  onSave(values: NoteValues): unknown;
  onCancel(values: NoteValues): void;
}

/** Fields of a note, for creating and editing. Ctrl+Enter saves. */
export default function NoteForm({ initial, onSave, ...rest }: NoteFormProps) {
  return (
    <Formik
      initialValues={initial}
      validationSchema={noteSchema}
      onSubmit={async (values) => {
        await onSave(values);
      }}
    >
      <NoteFields {...rest} />
    </Formik>
  );
}

type FieldsProps = Omit<NoteFormProps, 'initial' | 'onSave'>;

function NoteFields({
  label,
  itemId,
  textLabel = noteFieldLabels.text,
  types,
  saveLabel,
  cancelLabel,
  isSchedule = false,
  takesFocus = true,
  onChange,
  onCancel,
}: FieldsProps) {
  const { values, touched, submitCount, submitForm } = useFormikContext<NoteValues>();
  useChanges(values, onChange);
  const actions = useShownActions(values.isScheduled);
  const readOnlyReason = useReadOnlyReason('schedule');
  const left = countCharactersLeft(values.text);
  const isTried = submitCount > 0 || (touched.text && values.text.trim() === '');
  const offered = types.includes(values.type) || !values.type ? types : [...types, values.type];

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Before the field that has the focus: Enter on a switch would turn it.
    event.stopPropagation();
    submitForm();
  };

  return (
    <NoteFormFrame onKeyDownCapture={saveByKey}>
      <Form aria-label={label}>
        <NoteFormFields>
          <MentionPicker itemId={itemId}>
            <FormTextArea
              name="text"
              label={textLabel}
              isRequired={isSchedule}
              placeholder={
                isSchedule
                  ? 'O que vai ser feito? Cite alguém com @'
                  : 'O que aconteceu? O que ficou combinado? Cite alguém com @'
              }
              rows={4}
              autoFocus={takesFocus}
              description={left === null ? describeReaders(values.isPrivate) : <CharactersLeft left={left} />}
            />
          </MentionPicker>
          <NoteFormChoices>
            <NoteTypeFrame>
              <FormSelect
                name="type"
                label={noteFieldLabels.type}
                options={offered.map((type) => ({ value: type, label: type }))}
              />
            </NoteTypeFrame>
            <NoteSwitchRow>
              {!isSchedule && (
                <FormSwitch
                  name="isScheduled"
                  label={noteFieldLabels.isScheduled}
                  isDisabled={readOnlyReason !== undefined}
                  description={readOnlyReason}
                />
              )}
              <FormSwitch name="isPrivate" label={noteFieldLabels.isPrivate} />
            </NoteSwitchRow>
          </NoteFormChoices>
          {values.isScheduled && <ScheduleFields />}
          <NoteFormActionRow ref={actions}>
            {isTried ? (
              <FormErrorsButton labels={noteFieldLabels} />
            ) : (
              <KeyboardHint>Ctrl + Enter salva</KeyboardHint>
            )}
            <FlexSpacer />
            <Button type="button" variant="ghost" onClick={() => onCancel(values)}>
              {cancelLabel}
            </Button>
            <FormSubmitButton>{saveLabel}</FormSubmitButton>
          </NoteFormActionRow>
        </NoteFormFields>
      </Form>
    </NoteFormFrame>
  );
}

/**
 * Describes who else can read a note (notes-007). Always returns text, so that an error in its place does not shift the
 * layout.
 */
function describeReaders(isPrivate: boolean): string {
  return isPrivate
    ? 'Só neste quadro: não aparece nos outros quadros deste negócio.'
    : 'Aparece também nos outros quadros deste negócio.';
}

/** Tells of values that differ from the first ones. */
function useChanges(values: NoteValues, onChange: (values: NoteValues) => void) {
  const told = useRef(values);
  useEffect(() => {
    if (told.current === values) return;
    told.current = values;
    onChange(values);
  }, [values, onChange]);
}

/** Brings the buttons of the form into view again when the fields of a schedule have pushed them down. */
function useShownActions(isScheduled: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const wasScheduled = useRef(isScheduled);
  useEffect(() => {
    if (isScheduled && !wasScheduled.current) actions.current?.scrollIntoView?.({ block: 'nearest' });
    wasScheduled.current = isScheduled;
  }, [isScheduled]);
  return actions;
}

function CharactersLeft({ left }: { left: number }) {
  const count = Math.abs(left).toLocaleString('pt-BR');
  return left < 0 ? `${count} caracteres a mais do que cabe` : `Restam ${count} caracteres`;
}
