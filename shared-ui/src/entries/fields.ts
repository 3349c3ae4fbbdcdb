export { checkEmail, checkName, checkPersonName, type FieldCheck } from '../forms/checks';
export { DialogForm, type DialogFormProps, FormReasonField } from '../forms/DialogForm';
export { Disclosure, type DisclosureProps } from '../forms/Disclosure';
export { buildDraftKey, removeDraft, saveDraft } from '../forms/draft';
export { getDraftStorage } from '../forms/draft-storage';
export { Form } from '../forms/Form';
export { FormActions, type FormActionsProps } from '../forms/FormActions';
export {
  FormErrorsButton,
  type FormErrorsButtonProps,
  FormSubmitButton,
  type FormSubmitButtonProps,
} from '../forms/FormButtons';
export { FormDraft } from '../forms/FormDraft';
export { FormNewPasswordField, type FormNewPasswordFieldProps } from '../forms/FormNewPasswordField';
export { FormRow, type FormRowProps } from '../forms/FormRow';
export { findFieldControl, focusFieldControl } from '../forms/focus-field';
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
export { FormBox, FormFields, FormFooter, FormPage, FormRowList, FormSection } from '../forms/form-layout';
export { LoadingForm } from '../forms/LoadingForm';
export { ReasonForm, type ReasonFormProps } from '../forms/ReasonForm';
export { RowButtons, type RowButtonsProps } from '../forms/RowButtons';
export { RowLimitText, type RowLimitTextProps } from '../forms/RowLimitText';
export { SectionActions, type SectionActionsProps } from '../forms/SectionActions';
export { type BoundFieldProps, useBoundField } from '../forms/use-bound-field';
export { useFieldValue } from '../forms/use-field-value';
export { moveRow, useFormRows } from '../forms/use-form-rows';
export { useRevalidationOnRowCount } from '../forms/use-revalidation-on-row-count';
export * from './inputs';
