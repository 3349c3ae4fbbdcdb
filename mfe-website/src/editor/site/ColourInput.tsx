import { contrast, formatNumber } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { fieldId } from '../fields/field-id';
import { useUnfinished } from '../fields/use-unfinished';
import { useEditor, useEditorStore } from '../state/editor-store';

/** From this ratio on small text is easy to read (WCAG 2.2). */
const READABLE = 4.5;

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The colour of buttons and accents, and how it reads. */
export function ColourInput() {
  const store = useEditorStore();
  const value = useEditor(({ content }) => content.color);
  const change = (color: string) => store.change({ type: 'color', color });
  const { text, isWrong, type } = useUnfinished(value, isColour, change);
  return (
    <Line>
      <Well
        type="color"
        aria-label="Cor da marca: escolher"
        value={value.toLowerCase()}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <TextField
        id={fieldId(null, 'color')}
        label="Cor da marca"
        maxLength={7}
        autoComplete="off"
        description={isWrong ? 'Uma cor como #1F6F54.' : contrastWords(value)}
        value={text}
        onChange={type}
      />
    </Line>
  );
}

/** What becomes of a colour that reads badly. */
export function contrastWords(colour: string): string {
  const ratio = contrast(colour, '#ffffff');
  const said = `Contraste de ${formatNumber(ratio, 1)}:1 com o branco`;
  return ratio >= READABLE
    ? `${said}: bom de ler.`
    : `${said}: pouco. Botões terão letras escuras, e textos um tom mais escuro desta cor.`;
}

const { color, radius, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  > input { margin-top: 1.375rem; }
`;

const Well = styled.input`
  width: 2.5rem;
  height: 2.25rem;
  padding: 2px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
`;
