export type { Controlled, FieldProps, Option, TypedFieldProps } from '../field-frame/field-props';
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from '../fields/Checkbox';
export { DateField, type DateFieldProps } from '../fields/DateField';
export { FileDrop, type FileDropProps } from '../fields/FileDrop';
export { MaskedField, type MaskedFieldProps } from '../fields/MaskedField';
export { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from '../fields/NumberField';
export { PasswordField, type PasswordFieldProps } from '../fields/PasswordField';
export { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup';
export { SearchField, type SearchFieldProps } from '../fields/SearchField';
export { TextArea, type TextAreaProps } from '../fields/TextArea';
export { TextField, type TextFieldProps } from '../fields/TextField';
export { TimeField, type TimeFieldProps } from '../fields/TimeField';
export { type Check, checkEmail, checkName } from '../forms/checks';
export { draftKey, dropDraft, keepDraft } from '../forms/draft';
export { Form } from '../forms/Form';
export { FormActions, type FormActionsProps } from '../forms/FormActions';
export {
  FormErrorsButton,
  type FormErrorsButtonProps,
  FormSubmitButton,
  type FormSubmitButtonProps,
} from '../forms/FormButtons';
export { FormDraft } from '../forms/FormDraft';
export {
  FormCheckbox,
  FormDateField,
  FormMaskedField,
  FormMoneyField,
  FormNumberField,
  FormPasswordField,
  FormRadioGroup,
  FormSwitch,
  FormTextArea,
  FormTextField,
  FormTimeField,
} from '../forms/form-fields';
export { FormBox, FormFields, FormFoot, FormPage, FormRowList, FormSection } from '../forms/form-layout';
export { RowButtons, type RowButtonsProps } from '../forms/RowButtons';
export { SectionActions, type SectionActionsProps } from '../forms/SectionActions';
export { type Bound, useBoundField } from '../forms/use-bound-field';
export { moveRow, useFormRows } from '../forms/use-form-rows';
export { useRevalidation } from '../forms/use-revalidation';
export { WaitingForm } from '../forms/WaitingForm';
