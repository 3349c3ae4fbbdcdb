import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Badge,
  Button,
  Card,
  confirm,
  Heading,
  IconButton,
  MoneyText,
  PowerText,
  Row,
  Stack,
  showErrorDialog,
  showMessageDialog,
  showSnackbar,
  Text,
} from '..';
import { DialogForm, FormReasonField, ReasonForm } from '../entries/fields';
import {
  AnchoredMenu,
  AnchoredPopover,
  Dialog,
  DocumentDialog,
  Drawer,
  Menu,
  MenuButton,
  Popover,
  ReasonDialog,
  SecretDialog,
  SidePanel,
  Tabs,
  Tooltip,
} from '../entries/overlays';
import { GallerySection } from './GallerySection';

const Two = styled.div`
  display: grid;
  grid-template-columns: 20rem 1fr;
  gap: 24px;
  padding: 24px;
  @media (max-width: 899px) { grid-template-columns: 1fr; padding: 16px; }
`;

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: 7rem 1fr;
  gap: 8px 12px;
  font: var(--g-text-13);
  dt { color: var(--g-ink-faint); }
`;

type Open = 'dialog' | 'form' | 'change' | 'reason' | 'panel' | 'drawer' | 'secret' | 'document' | null;

const tabs = [
  { id: 'info', label: 'Informações', content: <Text>Tudo o que se sabe da venda.</Text> },
  { id: 'notes', label: 'Notas', icon: 'note', count: 4, content: <Text>Quatro notas.</Text> },
  { id: 'proposals', label: 'Propostas', count: 2, content: <Text>Duas propostas.</Text> },
  { id: 'history', label: 'Histórico', content: <Text>O que aconteceu.</Text> },
] as const;

export function OverlaySample() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [popoverAt, setPopoverAt] = useState<HTMLElement | null>(null);
  return (
    <GallerySection title="Janelas, painéis, menus">
      <Row wraps>
        <Button onClick={() => setOpen('dialog')}>Janela</Button>
        <Button onClick={() => setOpen('form')}>Janela com formulário</Button>
        <Button onClick={() => setOpen('change')}>Mudança com motivo</Button>
        <Button onClick={() => setOpen('reason')}>Janela com motivo</Button>
        <Button onClick={() => setOpen('panel')}>Painel lateral</Button>
        <Button onClick={() => setOpen('drawer')}>Gaveta</Button>
        <Button
          onClick={async () => {
            const yes = await confirm({
              text: 'Excluir a venda #00128 de Padaria Pão da Serra Ltda.? As notas dela também serão excluídas.',
              confirmLabel: 'Excluir venda',
              cancelLabel: 'Não',
              danger: true,
            });
            if (yes) showSnackbar({ text: 'Venda excluída', undo: () => undefined });
          }}
        >
          Confirmar
        </Button>
        <Button onClick={() => setOpen('secret')}>Segredo</Button>
        {open === 'secret' && (
          <SecretDialog title="Novo token" secret="gst_4f1c9a7e2b" copiedText="Token copiado" onClose={close}>
            Copie agora: ele não aparece de novo.
          </SecretDialog>
        )}
        <Button onClick={() => setOpen('document')}>Documento</Button>
        {open === 'document' && (
          <DocumentDialog
            title="Conta de luz.pdf"
            link={{ status: 'open', url: '#documento' }}
            kind="pdf"
            note="Quem abre um documento fica registrado no histórico."
            onClose={close}
          />
        )}
        <Button onClick={() => showMessageDialog({ text: 'Apenas imagens são permitidas.' })}>
          Informar
        </Button>
        <Button onClick={() => showErrorDialog({ text: 'Algo deu errado, por favor tente novamente.' })}>
          Erro
        </Button>
        <MenuButton
          label="Ações"
          items={[
            {
              id: 'a',
              label: 'Venda #00128',
              items: [
                { id: 'edit', label: 'Editar', icon: 'pencil' },
                { id: 'copy', label: 'Copiar link', icon: 'link', description: 'Abre direto neste item' },
                { id: 'move', label: 'Mover para', icon: 'arrow-right', isDisabled: true },
              ],
            },
            { id: 'b', items: [{ id: 'delete', label: 'Excluir', icon: 'trash', isDanger: true }] },
          ]}
        />
        <Popover label="Filtros" trigger={<Button icon="filter">Filtros</Button>}>
          {(done) => (
            <Stack gap={12}>
              <Heading level={3}>Filtros</Heading>
              <Text size={13} tone="soft">
                Mostrando vendas de toda a empresa.
              </Text>
              <Button size="sm" variant="primary" onClick={done}>
                Aplicar
              </Button>
            </Stack>
          )}
        </Popover>
        <Tooltip text="Última atividade: nota de Ana, há 3 dias">
          <IconButton icon="clock" label="Parada há 3 dias" />
        </Tooltip>
        <Menu
          label="Ordenar"
          trigger={<IconButton icon="arrow-up-down" label="Ordenar" />}
          items={[
            { id: 'value', label: 'Maior valor', isSelected: true },
            { id: 'age', label: 'Mais antigas' },
          ]}
        />
        <Button onClick={(event) => setMenuAt(event.currentTarget)}>Menu de um cartão</Button>
        <Button onClick={(event) => setPopoverAt(event.currentTarget)}>Detalhes de um cartão</Button>
        <AnchoredMenu
          label="Cartão"
          anchor={menuAt}
          onClose={() => setMenuAt(null)}
          items={[{ id: 'open', label: 'Abrir', icon: 'eye' }]}
        />
        <AnchoredPopover label="Detalhes" anchor={popoverAt} onClose={() => setPopoverAt(null)}>
          <Text size={13}>Parada há 3 dias.</Text>
        </AnchoredPopover>
      </Row>
      <Card>
        <Tabs label="Venda" items={tabs} />
      </Card>
      {open === 'form' && (
        <Dialog isOpen onClose={close} title="Dar crédito" size="sm">
          <DialogForm
            label="Dar crédito"
            initial={{ why: '' }}
            submitLabel="Dar crédito"
            onSubmit={async () => {
              close();
              return null;
            }}
            onCancel={close}
          >
            <Text as="p">O crédito paga a próxima cobrança.</Text>
            <FormReasonField />
          </DialogForm>
        </Dialog>
      )}
      {open === 'change' && (
        <Dialog isOpen onClose={close} title="Mudar o prazo" size="sm">
          <ReasonForm
            label="Mudar o prazo"
            text="O cliente recebe a nova data por e-mail."
            initial={{ why: '' }}
            submitLabel="Mudar o prazo"
            onSubmit={async () => {
              close();
              return null;
            }}
            onCancel={close}
          />
        </Dialog>
      )}
      {open === 'reason' && (
        <ReasonDialog
          title="Cancelar a visita"
          label="Motivo"
          description="Quem ia receber a visita lê o motivo."
          isDanger
          onGive={async () => close()}
          onClose={close}
        />
      )}
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Dar ganho na venda"
        actions={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              DAR GANHO
            </Button>
          </>
        }
      >
        A venda sai do quadro e entra em Projetos com a potência e o valor confirmados.
      </Dialog>
      <SidePanel
        isOpen={open === 'panel'}
        onClose={close}
        label="Venda #00128"
        header={
          <Row gap={12} wraps>
            <Heading level={1}>Padaria Pão da Serra Ltda.</Heading>
            <Badge tone="quente" icon="hot">
              Quente
            </Badge>
          </Row>
        }
      >
        <Two>
          <Card>
            <Pairs>
              <dt>Número</dt>
              <dd>#00128</dd>
              <dt>Valor</dt>
              <dd>
                <MoneyText value={48_250} />
              </dd>
              <dt>Potência</dt>
              <dd>
                <PowerText value={12.6} />
              </dd>
              <dt>Telefone</dt>
              <dd>(49) 99888-7766</dd>
            </Pairs>
          </Card>
          <Tabs label="Venda" items={tabs} />
        </Two>
      </SidePanel>
      <Drawer isOpen={open === 'drawer'} onClose={close} label="Menu">
        <Stack gap={4} style={{ padding: 12 }}>
          {['Início', 'Vendas', 'Propostas', 'Clientes'].map((place) => (
            <Button key={place} variant="ghost" style={{ justifyContent: 'start' }} onClick={close}>
              {place}
            </Button>
          ))}
        </Stack>
      </Drawer>
    </GallerySection>
  );
}
