import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, space } = tokens;

/** Warning below a field about an unusual value. The value stays, and the form can be saved. */
export function UnusualValueNote({ text }: { text: string }) {
  return (
    <Note role="status">
      <Icon name="warning" size={14} />
      <span>{text}</span>
    </Note>
  );
}

const Note = styled.span`
  display: flex;
  gap: ${space[4]};
  color: ${color.warnInk};
  svg { flex: none; margin-top: 2px; }
`;
