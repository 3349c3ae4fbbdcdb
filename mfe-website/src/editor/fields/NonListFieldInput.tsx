import type { NonListField, SiteLink, SitePicture } from '@girassol/shared-domain/website';
import { Switch } from '@girassol/shared-ui/inputs';
import { ChoiceInput } from './ChoiceInput';
import type { FieldInputProps } from './field-input-props';
import { LinkButtonInput } from './LinkButtonInput';
import { NumberInput } from './NumberInput';
import { PictureInput } from './picture/PictureInput';
import { RichTextInput } from './RichTextInput';
import { SingleLineTextInput } from './SingleLineTextInput';

/**
 * Input of the site editor for any field that is not a list. The type of the field decides between text,
 * picture, link, choice, number and toggle.
 */
export function NonListFieldInput({ field, value, ...rest }: FieldInputProps<NonListField, unknown>) {
  switch (field.type) {
    case 'line':
      return <SingleLineTextInput {...rest} field={field} value={value as string} />;
    case 'text':
      return <RichTextInput {...rest} field={field} value={value as string} />;
    case 'picture':
      return <PictureInput {...rest} field={field} value={value as SitePicture | null} />;
    case 'link':
      return <LinkButtonInput {...rest} field={field} value={value as SiteLink | null} />;
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
