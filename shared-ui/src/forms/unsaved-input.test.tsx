import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { Dialog } from '../overlays/Dialog';
import { renderUi } from '../testing';
import { DialogForm } from './DialogForm';
import { Form } from './Form';
import { FormPasswordField, FormTextField } from './form-fields';
import { ReasonDialog } from './ReasonDialog';

function CouponDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Novo cupom">
      <DialogForm
        label="Novo cupom"
        initial={{ name: '' }}
        submitLabel="Criar cupom"
        onSubmit={async () => {
          onClose();
          return null;
        }}
        onCancel={onClose}
      >
        <FormTextField name="name" label="Nome" />
      </DialogForm>
    </Dialog>
  );
}

const waysToClose: [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Fechar' }))],
  ['a press outside', (user) => user.click(document.body)],
];

test.each(waysToClose)('%s asks before it loses what was typed into a dialog', async (_name, close) => {
  const onClose = jest.fn();
  const { user } = renderUi(<CouponDialog onClose={onClose} />);
  const field = await screen.findByRole('textbox', { name: 'Nome' });
  await user.type(field, 'FEIRA10');
  await close(user);
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const dialog = await screen.findByRole('dialog', { name: 'Novo cupom' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(field).toHaveValue('FEIRA10');
  expect(onClose).not.toHaveBeenCalled();
  await close(user);
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each(waysToClose)('%s closes a dialog into which nothing was typed at once', async (_name, close) => {
  const onClose = jest.fn();
  const { user } = renderUi(<CouponDialog onClose={onClose} />);
  await screen.findByRole('textbox', { name: 'Nome' });
  await close(user);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Cancelar and the saved form do not ask', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<CouponDialog onClose={onClose} />);
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'FEIRA10');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Criar cupom' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

test('a reason that was typed is asked about', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <ReasonDialog title="Recusar" label="Motivo" description="" onGive={async () => {}} onClose={onClose} />,
  );
  await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Falta o telhado');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Continuar editando' });
  expect(onClose).not.toHaveBeenCalled();
});

test('a typed password is nothing to keep', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <Dialog isOpen onClose={onClose} title="Confirme">
      <Formik initialValues={{ password: '' }} onSubmit={() => undefined}>
        <Form aria-label="Confirme">
          <FormPasswordField name="password" label="Senha" autoComplete="current-password" />
        </Form>
      </Formik>
    </Dialog>,
  );
  await user.type(await screen.findByLabelText('Senha'), 'segredo');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
