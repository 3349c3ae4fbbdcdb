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
import { Actions, Choices, Fields, Gap, Hint, Keys, Switches, TypeBox } from './note-form-layout';
import { charactersLeft, type NoteValues, noteFieldLabels, noteRules } from './note-values';
import { ScheduleFields } from './ScheduleFields';

interface NoteFormProps {
  /** Names the form for assistive technology. */
  label: string;
  /** Names the text where two texts are compared. */
  textLabel?: string;
  initial: NoteValues;
  /** Configured types; the type of an old note is offered beside them. */
  types: readonly string[];
  saveLabel: string;
  cancelLabel: string;
  /** It is a schedule, and stays one: nothing to switch. */
  isSchedule?: boolean;
  /** The text takes the focus when the form appears, unless something before it does. */
  takesFocus?: boolean;
  /** Told of every change, so that nothing typed is lost. */
  onChange(values: NoteValues): void;
  /** The form is busy until what this gives back has settled. */
  onSave(values: NoteValues): unknown;
  onCancel(values: NoteValues): void;
}

/** The fields of a note, for a new one and for an edit. Ctrl+Enter saves. */
export function NoteForm({ initial, onSave, ...rest }: NoteFormProps) {
  return (
    <Formik
      initialValues={initial}
      validationSchema={noteRules}
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
  const left = charactersLeft(values.text);
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
    <Keys onKeyDownCapture={saveByKey}>
      <Form aria-label={label}>
        <Fields>
          <FormTextArea
            name="text"
            label={textLabel}
            placeholder="O que aconteceu? O que ficou combinado?"
            rows={4}
            autoFocus={takesFocus}
            description={left === null ? reach(values.isPrivate) : <CharactersLeft left={left} />}
          />
          <Choices>
            <TypeBox>
              <FormSelect
                name="type"
                label={noteFieldLabels.type}
                options={offered.map((type) => ({ value: type, label: type }))}
              />
            </TypeBox>
            <Switches>
              {!isSchedule && <FormSwitch name="isScheduled" label={noteFieldLabels.isScheduled} />}
              <FormSwitch name="isPrivate" label={noteFieldLabels.isPrivate} />
            </Switches>
          </Choices>
          {values.isScheduled && <ScheduleFields />}
          <Actions>
            {isTried ? <FormErrorsButton labels={noteFieldLabels} /> : <Hint>Ctrl + Enter salva</Hint>}
            <Gap />
            <Button type="button" variant="ghost" onClick={() => onCancel(values)}>
              {cancelLabel}
            </Button>
            <FormSubmitButton>{saveLabel}</FormSubmitButton>
          </Actions>
        </Fields>
      </Form>
    </Keys>
  );
}

/** Who else reads a note (notes-007). Always there, so that an error in its place moves nothing. */
function reach(isPrivate: boolean): string {
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

function CharactersLeft({ left }: { left: number }) {
  const count = Math.abs(left).toLocaleString('pt-BR');
  return left < 0 ? `${count} caracteres a mais do que cabe` : `Restam ${count} caracteres`;
}
