import { useRef } from 'react';
import { AsyncComboBox, type AsyncComboBoxProps } from '../pickers/AsyncComboBox';
import { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
import { Select, type SelectProps } from '../pickers/Select';
import { Slider, type SliderProps } from '../pickers/Slider';
import { buildRequiredCheck, type FieldCheck, MISSING_CHOICE_MESSAGE } from './checks';
import { type BoundFieldProps, useBoundField } from './use-bound-field';

/** `Select` in a form. */
export function FormSelect({ check, ...props }: BoundFieldProps<SelectProps>) {
  const validate = buildRequiredCheck(props.isRequired, MISSING_CHOICE_MESSAGE, check);
  return <Select {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

/** `ComboBox` bound to formik by its name. The field is invalid while its text names no option. */
export function FormComboBox({ check, ...props }: BoundFieldProps<ComboBoxProps>) {
  return <ComboBox {...props} {...useTypedField(props, check)} />;
}

/** `AsyncComboBox` bound to formik by its name. The field is invalid while its text names no option. */
export function FormAsyncComboBox({ check, ...props }: BoundFieldProps<AsyncComboBoxProps>) {
  return <AsyncComboBox {...props} {...useTypedField(props, check)} />;
}

/** `Slider` in a form. */
export function FormSlider({ check, ...props }: BoundFieldProps<SliderProps>) {
  return <Slider {...props} {...useBoundField<number>(props.name, props.label, check)} />;
}

type TypedProps = Pick<ComboBoxProps, 'label' | 'isRequired' | 'onUnchosen'> & { name: string };

/** A field in which a text that chose nothing stays, and keeps the form from being sent without it. */
function useTypedField(
  { name, label, isRequired, onUnchosen }: TypedProps,
  check: FieldCheck<string | null> | undefined,
) {
  const unchosen = useRef('');
  const validate = buildRequiredCheck(isRequired, MISSING_CHOICE_MESSAGE, check);
  const bound = useBoundField<string | null>(name, label, (value) =>
    unchosen.current ? `Escolha na lista: “${unchosen.current}” não está nela.` : validate(value),
  );
  return {
    ...bound,
    onUnchosen: (text: string) => {
      unchosen.current = text;
      onUnchosen?.(text);
    },
  };
}
