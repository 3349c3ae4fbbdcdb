import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { type MaskName, masks } from './masks';
import { InputField } from './TextField';
import { useMaskedInput } from './useMaskedInput';

export interface MaskedFieldProps extends TypedFieldProps, ControlledProps<string> {
  /** `document` is a CPF until it is longer or has a letter, then a CNPJ. */
  mask: MaskName;
}

const hints: Record<
  MaskName,
  { placeholder: string; inputMode: 'numeric' | 'tel' | 'text'; autoComplete: string }
> = {
  cpf: { placeholder: '000.000.000-00', inputMode: 'numeric', autoComplete: 'off' },
  cnpj: { placeholder: '00.000.000/0000-00', inputMode: 'text', autoComplete: 'off' },
  document: { placeholder: 'CPF ou CNPJ', inputMode: 'text', autoComplete: 'off' },
  cep: { placeholder: '00000-000', inputMode: 'numeric', autoComplete: 'postal-code' },
  phone: { placeholder: '(00) 00000-0000', inputMode: 'tel', autoComplete: 'tel-national' },
};

/**
 * Field for a document, postal code or phone number that shows a mask; the value is without the mask. Keeps
 * characters beyond the allowed length, so that a check can report them.
 */
export function MaskedField({ mask, value, onChange, onBlur, ...field }: MaskedFieldProps) {
  const input = useMaskedInput(masks[mask], value, onChange);
  const { inputMode, ...hint } = hints[mask];
  const leave = () => {
    const settled = masks[mask].settle?.(value) ?? value;
    if (settled !== value) onChange(settled);
    onBlur?.();
  };
  return (
    <InputField {...hint} {...field} input={{ ...input, inputMode, spellCheck: false, onBlur: leave }} />
  );
}
