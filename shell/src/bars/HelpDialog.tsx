import { Button, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { shortcutGroups } from './shortcuts';

/** Dialog with the keyboard shortcuts. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Atalhos do teclado"
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          Entendi
        </Button>
      }
    >
      <Groups>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <List>
              {shortcuts.map(({ keys, text }) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
  h3 { margin: 0 0 ${tokens.space[8]}; font: 600 ${tokens.font[13]}; color: ${tokens.color.ink}; }
`;

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  > div { display: grid; grid-template-columns: 136px 1fr; align-items: center; }
  dt { display: flex; gap: ${tokens.space[4]}; }
  dd { margin: 0; color: ${tokens.color.inkSoft}; }
  kbd {
    min-width: 24px;
    padding: 2px ${tokens.space[8]};
    border: 1px solid ${tokens.color.line};
    border-bottom-width: 2px;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
    font: 500 ${tokens.font[12]};
    text-align: center;
  }
`;
