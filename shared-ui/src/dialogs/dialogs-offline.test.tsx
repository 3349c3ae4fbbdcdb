import { act } from '@testing-library/react';
import { confirm, showErrorDialog } from '../questions/dialog-store';
import { renderUi } from '../testing';

jest.mock('./MessageDialog', () => {
  throw new Error('ChunkLoadError');
});

test("without the dialog's code the browser asks", async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const tell = jest.spyOn(window, 'alert').mockReturnValue(undefined);
  renderUi(<p>Tela</p>);

  await act(async () => {
    await expect(confirm({ text: 'Sair sem salvar?' })).resolves.toBe(true);
    await showErrorDialog({ text: 'Ocorreu um erro indeterminado. Por favor, tente novamente.' });
  });

  expect(ask).toHaveBeenCalledWith('Sair sem salvar?');
  expect(tell).toHaveBeenCalledWith('Ocorreu um erro indeterminado. Por favor, tente novamente.');
});
