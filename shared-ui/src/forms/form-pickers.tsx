import { useRef } from 'react';
import { AsyncComboBox, type AsyncComboBoxProps } from '../pickers/AsyncComboBox';
import { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
import { Select, type SelectProps } from '../pickers/Select';
import { Slider, type SliderProps } from '../pickers/Slider';
import { type Check, MISSING_CHOICE, withRequired } from './checks';
import { type Bound, useBoundField } from './use-bound-field';

/** `Select` in a form. */
export function FormSelect({ check, ...props }: Bound<SelectProps>) {
  const validate = withRequired(props.isRequired, MISSING_CHOICE, check);
  return <Select {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

/** `ComboBox` in a form. A text that chose nothing keeps the form from being sent. */
export function FormComboBox({ check, ...props }: Bound<ComboBoxProps>) {
  return <ComboBox {...props} {...useTypedField(props, check)} />;
}

/** `AsyncComboBox` in a form. A text that chose nothing keeps the form from being sent. */
export function FormAsyncComboBox({ check, ...props }: Bound<AsyncComboBoxProps>) {
  return <AsyncComboBox {...props} {...useTypedField(props, check)} />;
}

/** `Slider` in a form. */
export function FormSlider({ check, ...props }: Bound<SliderProps>) {
  return <Slider {...props} {...useBoundField<number>(props.name, props.label, check)} />;
}

type TypedProps = Pick<ComboBoxProps, 'label' | 'isRequired' | 'onUnchosen'> & { name: string };

/** A field in which a text that chose nothing stays, and keeps the form from being sent without it. */
function useTypedField(
  { name, label, isRequired, onUnchosen }: TypedProps,
  check: Check<string | null> | undefined,
) {
  const unchosen = useRef('');
  const validate = withRequired(isRequired, MISSING_CHOICE, check);
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
