import { describeContrastWithWhite, isHexColour } from '@girassol/shared-domain';
import { ColourPicker, TextField } from '@girassol/shared-ui/inputs';
import { getFieldId } from '../fields/field-id';
import { useIncompleteText } from '../fields/use-incomplete-text';
import { useEditorState, useEditorStore } from '../state/editor-store';

/** Input for the colour of buttons and accents, with its contrast. */
export function SiteColourInput() {
  const store = useEditorStore();
  const value = useEditorState(({ content }) => content.color);
  const change = (color: string) => store.change({ type: 'color', color });
  const { text, isWrong, type } = useIncompleteText(value, isHexColour, change);
  return (
    <ColourPicker label="Cor da marca" value={value} onChange={change}>
      <TextField
        id={getFieldId(null, 'color')}
        label="Cor da marca"
        maxLength={7}
        autoComplete="off"
        description={
          isWrong
            ? 'Uma cor como #1F6F54.'
            : describeContrastWithWhite(
                value,
                'Botões terão letras escuras, e textos um tom mais escuro desta cor.',
              )
        }
        value={text}
        onChange={type}
      />
    </ColourPicker>
  );
}
