import { contrast, formatNumber, isHex } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { type Bound, FormTextField, useBoundField } from '@girassol/shared-ui/fields';
import { useField } from 'formik';
import { styled } from 'styled-components';

const { color, radius, space } = tokens;

const PAPER = '#FFFFFF';
/** From this ratio on small text is easy to read (WCAG 2.2). */
const READABLE = 4.5;

const checkHex = (text: string) => (isHex(text) ? undefined : 'Use uma cor como #1F6F54.');

/** A colour, picked or typed, and how well it reads on paper. */
export function ColourField({
  name,
  label,
}: Pick<Bound<{ value: string; label: string }>, 'name' | 'label'>) {
  const [{ value }] = useField<string>(name);
  return (
    <Line>
      <Well name={name} label={label} />
      <FormTextField
        name={name}
        label={label}
        isRequired
        autoComplete="off"
        check={checkHex}
        description={isHex(value) ? contrastText(value) : undefined}
      />
    </Line>
  );
}

function Well({ name, label }: { name: string; label: string }) {
  const { value, onChange } = useBoundField<string>(name, label, checkHex);
  return (
    <Picker
      type="color"
      aria-label={`${label}: escolher`}
      value={isHex(value) ? value.toLowerCase() : '#000000'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The document darkens what would not be read: whoever chooses should know. */
export function contrastText(colour: string): string {
  const ratio = contrast(colour, PAPER);
  const said = `Contraste de ${formatNumber(ratio, 1)}:1 com o branco`;
  return ratio >= READABLE
    ? `${said}: fácil de ler.`
    : `${said}: pouco para ler. Os textos usarão um tom mais escuro desta cor.`;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  > input { margin-top: 1.5rem; }
`;

const Picker = styled.input`
  width: 2.5rem;
  height: 2.5rem;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;
