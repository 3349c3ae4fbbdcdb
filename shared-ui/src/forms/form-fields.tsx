import { useRef } from 'react';
import { Checkbox, type CheckboxProps, Switch, type SwitchProps } from '../fields/Checkbox';
import { DateField, type DateFieldProps, INVALID_DATE } from '../fields/DateField';
import { MaskedField, type MaskedFieldProps } from '../fields/MaskedField';
import { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from '../fields/NumberField';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup';
import { TextArea, type TextAreaProps } from '../fields/TextArea';
import { TextField, type TextFieldProps } from '../fields/TextField';
import { INVALID_TIME, TimeField, type TimeFieldProps } from '../fields/TimeField';
import { type Check, checkEmail, MISSING_CHOICE, MISSING_TEXT, maskChecks, withRequired } from './checks';
import { type Bound, useBoundField } from './use-bound-field';

/** The first thing wrong of two checks. */
const both =
  <Value,>(first: Check<Value>, second?: Check<Value>): Check<Value> =>
  (value) =>
    first(value) ?? second?.(value);

/** `TextField` in a form. Of type `email` it checks the address. */
export function FormTextField({ check, ...props }: Bound<TextFieldProps>) {
  const ofKind = props.type === 'email' ? both(checkEmail, check) : check;
  const validate = withRequired(props.isRequired, MISSING_TEXT, ofKind);
  return <TextField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `PasswordField` in a form. */
export function FormPasswordField({ check, ...props }: Bound<PasswordFieldProps>) {
  const validate = withRequired(props.isRequired, MISSING_TEXT, check);
  return <PasswordField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `TextArea` in a form. */
export function FormTextArea({ check, ...props }: Bound<TextAreaProps>) {
  const validate = withRequired(props.isRequired, MISSING_TEXT, check);
  return <TextArea {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `NumberField` in a form; empty is null. */
export function FormNumberField({ check, ...props }: Bound<NumberFieldProps>) {
  const validate = withRequired(props.isRequired, MISSING_TEXT, check);
  return <NumberField {...props} {...useBoundField<number | null>(props.name, props.label, validate)} />;
}

/** `MoneyField` in a form: reais, empty is null. */
export function FormMoneyField({ check, ...props }: Bound<MoneyFieldProps>) {
  const validate = withRequired(props.isRequired, MISSING_TEXT, check);
  return <MoneyField {...props} {...useBoundField<number | null>(props.name, props.label, validate)} />;
}

/** `MaskedField` in a form; checks documents, phones and postal codes. Kept without the mask. */
export function FormMaskedField({ check, ...props }: Bound<MaskedFieldProps>) {
  const validate = withRequired(props.isRequired, MISSING_TEXT, both(maskChecks[props.mask], check));
  return <MaskedField {...props} {...useBoundField<string>(props.name, props.label, validate)} />;
}

/** `Checkbox` in a form. */
export function FormCheckbox({ check, ...props }: Bound<CheckboxProps>) {
  return <Checkbox {...props} {...useBoundField<boolean>(props.name, props.label, check)} />;
}

/** `Switch` in a form. */
export function FormSwitch({ check, ...props }: Bound<SwitchProps>) {
  return <Switch {...props} {...useBoundField<boolean>(props.name, props.label, check)} />;
}

/** `RadioGroup` in a form. */
export function FormRadioGroup({ check, ...props }: Bound<RadioGroupProps>) {
  const validate = withRequired(props.isRequired, MISSING_CHOICE, check);
  return <RadioGroup {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

/** A half-typed day is null like an empty one: formik has to be told that it is not valid. */
function useTypedBoundField(
  { name, label, isRequired }: { name: string; label: string; isRequired?: boolean },
  message: string,
  check: Check<string | null> | undefined,
) {
  const isTypedValid = useRef(true);
  const bound = useBoundField<string | null>(name, label, (value) =>
    isTypedValid.current ? withRequired(isRequired, message, check)(value) : message,
  );
  return {
    ...bound,
    onValidityChange: (isValid: boolean) => {
      isTypedValid.current = isValid;
    },
  };
}

/** `DateField` in a form: an ISO day or null. */
export function FormDateField({ check, ...props }: Bound<DateFieldProps>) {
  return <DateField {...props} {...useTypedBoundField(props, INVALID_DATE, check)} />;
}

/** `TimeField` in a form: `14:30` or null. */
export function FormTimeField({ check, ...props }: Bound<TimeFieldProps>) {
  return <TimeField {...props} {...useTypedBoundField(props, INVALID_TIME, check)} />;
}
