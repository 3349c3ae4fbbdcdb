import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';

const file = new File(['a;b'], 'clientes.csv', { type: 'text/csv' });

function drawn(isBusy = false) {
  const onFiles = jest.fn();
  render(
    <FileDrop
      label="Planilha"
      inputLabel="Arquivo da planilha"
      accept=".csv"
      action="Escolher arquivo"
      icon="upload"
      isBusy={isBusy}
      onFiles={onFiles}
    >
      <p>Solte a planilha aqui</p>
    </FileDrop>,
  );
  return onFiles;
}

test('a file is dropped', () => {
  const onFiles = drawn();
  const zone = screen.getByRole('group', { name: 'Planilha' });
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(zone).not.toHaveAttribute('data-over');
});

test('a file is chosen, and the same once more', async () => {
  const onFiles = drawn();
  const input = screen.getByLabelText('Arquivo da planilha');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('while something is on its way nothing is taken', () => {
  const onFiles = drawn(true);
  const zone = screen.getByRole('group', { name: 'Planilha' });
  fireEvent.dragOver(zone);
  expect(zone).not.toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeDisabled();
});
