import { describeContrastWithWhite, isHexColour } from '@girassol/shared-domain';
import { type BoundFieldProps, ColourPicker, FormTextField, useBoundField } from '@girassol/shared-ui/fields';

const checkHex = (text: string) => (isHexColour(text) ? undefined : 'Use uma cor como #1F6F54.');

/**
 * Field for a colour of the proposal document, picked or typed, which shows the contrast of the colour with
 * white.
 */
export function ColourField({
  name,
  label,
}: Pick<BoundFieldProps<{ value: string; label: string }>, 'name' | 'label'>) {
  const { value, onChange } = useBoundField<string>(name, label, checkHex);
  return (
    <ColourPicker label={label} value={isHexColour(value) ? value : '#000000'} onChange={onChange}>
      <FormTextField
        name={name}
        label={label}
        isRequired
        autoComplete="off"
        check={checkHex}
        description={
          isHexColour(value)
            ? describeContrastWithWhite(value, 'Os textos usarão um tom mais escuro desta cor.')
            : undefined
        }
      />
    </ColourPicker>
  );
}
