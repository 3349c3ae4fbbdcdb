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
import { type Bound, useBoundField } from './use-bound-field';

export const FormTextField = (props: Bound<TextFieldProps>) => (
  <TextField {...props} {...useBoundField<string>(props.name, props.label)} />
);

export const FormPasswordField = (props: Bound<PasswordFieldProps>) => (
  <PasswordField {...props} {...useBoundField<string>(props.name, props.label)} />
);

export const FormTextArea = (props: Bound<TextAreaProps>) => (
  <TextArea {...props} {...useBoundField<string>(props.name, props.label)} />
);

export const FormNumberField = (props: Bound<NumberFieldProps>) => (
  <NumberField {...props} {...useBoundField<number | null>(props.name, props.label)} />
);

export const FormMoneyField = (props: Bound<MoneyFieldProps>) => (
  <MoneyField {...props} {...useBoundField<number | null>(props.name, props.label)} />
);

export const FormMaskedField = (props: Bound<MaskedFieldProps>) => (
  <MaskedField {...props} {...useBoundField<string>(props.name, props.label)} />
);

export const FormCheckbox = (props: Bound<CheckboxProps>) => (
  <Checkbox {...props} {...useBoundField<boolean>(props.name, props.label)} />
);

export const FormSwitch = (props: Bound<SwitchProps>) => (
  <Switch {...props} {...useBoundField<boolean>(props.name, props.label)} />
);

export const FormRadioGroup = (props: Bound<RadioGroupProps>) => (
  <RadioGroup {...props} {...useBoundField<string | null>(props.name, props.label)} />
);

/** A half-typed day is null like an empty one: formik has to be told that it is not valid. */
function useTypedBoundField(name: string, label: string, isRequired: boolean | undefined, message: string) {
  const isTypedValid = useRef(true);
  const bound = useBoundField<string | null>(name, label, (value: string | null) =>
    !isTypedValid.current || (isRequired && !value) ? message : undefined,
  );
  return {
    ...bound,
    onValidityChange: (isValid: boolean) => {
      isTypedValid.current = isValid;
    },
  };
}

export const FormDateField = (props: Bound<DateFieldProps>) => (
  <DateField {...props} {...useTypedBoundField(props.name, props.label, props.isRequired, INVALID_DATE)} />
);

export const FormTimeField = (props: Bound<TimeFieldProps>) => (
  <TimeField {...props} {...useTypedBoundField(props.name, props.label, props.isRequired, INVALID_TIME)} />
);
