import { Button, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

const shortcutLabels = {
  j: 'Próximo chamado da fila',
  k: 'Chamado anterior da fila',
  r: 'Responder',
  n: 'Escrever uma nota interna',
  '/': 'No campo da resposta: respostas prontas',
  '?': 'Esta lista',
};

/** Dialog with the keys of the queue. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Atalhos do teclado"
      size="sm"
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <List>
        {Object.entries(shortcutLabels).map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const { color, radius, space } = tokens;

const List = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  > div { display: grid; grid-template-columns: 3rem 1fr; align-items: center; }
  dd { margin: 0; }
  kbd { padding: 2px ${space[8]}; border: 1px solid ${color.line}; border-radius: ${radius.control}; background: ${color.sunken}; font: inherit; }
`;
