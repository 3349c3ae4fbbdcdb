import { useRef } from 'react';
import { Checkbox, type CheckboxProps, Switch, type SwitchProps } from '../fields/Checkbox';
import { DateField, type DateFieldProps, INVALID_DATE_MESSAGE } from '../fields/DateField';
import { MaskedField, type MaskedFieldProps } from '../fields/MaskedField';
import { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from '../fields/NumberField';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup';
import { TextArea, type TextAreaProps } from '../fields/TextArea';
import { TextField, type TextFieldProps } from '../fields/TextField';
import { INVALID_TIME_MESSAGE, TimeField, type TimeFieldProps } from '../fields/TimeField';
import {
  buildRequiredCheck,
  checkEmail,
  type FieldCheck,
  MISSING_CHOICE_MESSAGE,
  MISSING_TEXT_MESSAGE,
  maskChecks,
} from './checks';
import { type BoundFieldProps, useBoundField } from './use-bound-field';

/** The first thing wrong of two checks. */
const both =
  <Value,>(first: FieldCheck<Value>, second?: FieldCheck<Value>): FieldCheck<Value> =>
  (value) =>
    first(value) ?? second?.(value);

/** `TextField` in a form. Of type `email` it checks the address. */
export function FormTextField({ check, ...props }: BoundFieldProps<TextFieldProps>) {
  const ofKind = props.type === 'email' ? both(checkEmail, check) : check;
  const validate = buildRequiredCheck(props.isRequired, MISSING_TEXT_MESSAGE, ofKind);
  return <TextField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `PasswordField` in a form. */
export function FormPasswordField({ check, ...props }: BoundFieldProps<PasswordFieldProps>) {
  const validate = buildRequiredCheck(props.isRequired, MISSING_TEXT_MESSAGE, check);
  return <PasswordField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `TextArea` in a form. */
export function FormTextArea({ check, ...props }: BoundFieldProps<TextAreaProps>) {
  const validate = buildRequiredCheck(props.isRequired, MISSING_TEXT_MESSAGE, check);
  return <TextArea {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** Formik's value of a number, not valid while the field holds a text that is no number: null says both that and empty. */
function useNumberBoundField({
  name,
  label,
  isRequired,
  check,
}: Omit<BoundFieldProps<NumberFieldProps>, 'value'>) {
  const problem = useRef<string>(undefined);
  const validate = buildRequiredCheck(isRequired, MISSING_TEXT_MESSAGE, check);
  const bound = useBoundField<number | null>(name, label, (value) =>
    value === null && problem.current ? problem.current : validate(value),
  );
  return {
    ...bound,
    onProblemChange: (next: string | undefined) => {
      problem.current = next;
    },
  };
}

/** `NumberField` in a form; empty is null. */
export function FormNumberField({ check, ...props }: BoundFieldProps<NumberFieldProps>) {
  return <NumberField {...props} {...useNumberBoundField({ ...props, check })} />;
}

/** `MoneyField` in a form: reais, empty is null. */
export function FormMoneyField({ check, ...props }: BoundFieldProps<MoneyFieldProps>) {
  return <MoneyField {...props} {...useNumberBoundField({ ...props, check })} />;
}

/** `MaskedField` in a form; checks documents, phones and postal codes. The value in the form has no mask. */
export function FormMaskedField({ check, ...props }: BoundFieldProps<MaskedFieldProps>) {
  const validate = buildRequiredCheck(
    props.isRequired,
    MISSING_TEXT_MESSAGE,
    both(maskChecks[props.mask], check),
  );
  return <MaskedField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `Checkbox` in a form. */
export function FormCheckbox({ check, ...props }: BoundFieldProps<CheckboxProps>) {
  return <Checkbox {...props} {...useBoundField<boolean>(props.name, props.label, check)} />;
}

/** `Switch` in a form. */
export function FormSwitch({ check, ...props }: BoundFieldProps<SwitchProps>) {
  return <Switch {...props} {...useBoundField<boolean>(props.name, props.label, check)} />;
}

/** `RadioGroup` in a form. */
export function FormRadioGroup({ check, ...props }: BoundFieldProps<RadioGroupProps>) {
  const validate = buildRequiredCheck(props.isRequired, MISSING_CHOICE_MESSAGE, check);
  return <RadioGroup {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

/** A half-typed day is null like an empty one: formik has to be told that it is not valid. */
function useTypedBoundField(
  { name, label, isRequired }: { name: string; label: string; isRequired?: boolean | undefined },
  message: string,
  check: FieldCheck<string | null> | undefined,
) {
  const isTypedValid = useRef(true);
  const bound = useBoundField<string | null>(name, label, (value) =>
    // A day that was put into the field, by a draft or a button, takes the place of what was typed.
    isTypedValid.current || value !== null ? buildRequiredCheck(isRequired, message, check)(value) : message,
  );
  return {
    ...bound,
    onValidityChange: (isValid: boolean) => {
      isTypedValid.current = isValid;
    },
  };
}

/** `DateField` in a form: an ISO day or null. */
export function FormDateField({ check, ...props }: BoundFieldProps<DateFieldProps>) {
  return <DateField {...props} {...useTypedBoundField(props, INVALID_DATE_MESSAGE, check)} />;
}

/** `TimeField` in a form: `14:30` or null. */
export function FormTimeField({ check, ...props }: BoundFieldProps<TimeFieldProps>) {
  return <TimeField {...props} {...useTypedBoundField(props, INVALID_TIME_MESSAGE, check)} />;
}
