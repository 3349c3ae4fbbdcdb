import { Button, Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { loadUpdate } from '../updates/load-update';
import { useUpdateState } from '../updates/use-update-state';

/**
 * Notice on the home page that a newer version of the product can be loaded, ordinary or critical
 * (shell.updates-005).
 */
export function UpdateNotice() {
  const { tone } = useUpdateState();
  if (tone !== 'available' && tone !== 'critical') return null;
  return (
    <Strip data-tone={tone} aria-label="Nova versão">
      <Icon name={tone === 'critical' ? 'warning' : 'refresh'} />
      <Text as="p" size={13}>
        {tone === 'critical'
          ? 'Há uma atualização importante. Recarregue a página para continuar com segurança.'
          : 'Há uma nova versão disponível. Recarregue quando for um bom momento.'}
      </Text>
      <Button size="sm" onClick={() => void loadUpdate()}>
        Recarregar
      </Button>
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.infoInk};
  > p { flex: 1; }
  &[data-tone='critical'] { background: ${tokens.color.warnSoft}; color: ${tokens.color.warnInk}; }
`;
