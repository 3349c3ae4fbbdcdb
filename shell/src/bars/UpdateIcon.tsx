import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { loadUpdate } from '../updates/load-update';
import { useUpdateState } from '../updates/use-update-state';

/**
 * Icon that shows the connection and whether a newer version exists; a press on it loads the newer version
 * (shell.chrome-010).
 */
export function UpdateIcon() {
  const { label, icon, tone } = useUpdateState();
  const isWaiting = tone === 'critical' || tone === 'available';
  if (!isWaiting) {
    return (
      <Mark role="img" aria-label={label} data-tip={label} data-tone={tone}>
        <Icon name={icon} size={18} />
      </Mark>
    );
  }
  const name = `${label}: recarregar a página`;
  return (
    <Mark
      as="button"
      type="button"
      aria-label={name}
      data-tip={name}
      data-tone={tone}
      onClick={() => void loadUpdate()}
    >
      <Icon name={icon} size={18} />
    </Mark>
  );
}

const { color } = tokens;

const Mark = styled.span<{ type?: 'button' }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${color.inkFaint};
  &[data-tone='updated'] { color: ${color.good}; }
  &[data-tone='available'] { color: ${color.info}; }
  &[data-tone='critical'] { color: ${color.warn}; }
  &[type='button'] { cursor: pointer; }
  &[type='button']:hover { background: ${color.hover}; }
`;
