import type { PlainField, SiteLink, SitePicture } from '@girassol/shared-domain/website';
import { Switch } from '@girassol/shared-ui/fields';
import { ChoiceInput } from './ChoiceInput';
import type { InputProps } from './input-props';
import { LineInput } from './LineInput';
import { LinkInput } from './LinkInput';
import { NumberInput } from './NumberInput';
import { PictureInput } from './picture/PictureInput';
import { TextInput } from './TextInput';

/** The input that a field of the table asks for. Its value is of that field, as the schema holds it. */
export function PlainInput({ field, value, ...rest }: InputProps<PlainField, unknown>) {
  switch (field.type) {
    case 'line':
      return <LineInput {...rest} field={field} value={value as string} />;
    case 'text':
      return <TextInput {...rest} field={field} value={value as string} />;
    case 'picture':
      return <PictureInput {...rest} field={field} value={value as SitePicture | null} />;
    case 'link':
      return <LinkInput {...rest} field={field} value={value as SiteLink | null} />;
    case 'choice':
      return <ChoiceInput {...rest} field={field} value={value as string} />;
    case 'number':
      return <NumberInput {...rest} field={field} value={value as number | null} />;
    case 'toggle':
      return (
        <Switch
          id={rest.id}
          label={field.label}
          value={value as boolean}
          onChange={(next) => rest.onChange(next)}
        />
      );
  }
}
