import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '../testing';
import { tokens } from '../tokens/tokens';
import { dismissSnackbarAbout, showSnackbar } from './snackbar-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (options: Parameters<typeof showSnackbar>[0]) => act(() => showSnackbar(options));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a snackbar goes after five seconds', () => {
  renderUi(<p>Tela</p>);
  show({ text: 'Link da Proposta Copiado!' });
  expect(screen.getByRole('status')).toHaveTextContent('Link da Proposta Copiado!');
  wait(4_900);
  expect(screen.getByText('Link da Proposta Copiado!')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('Link da Proposta Copiado!')).not.toBeInTheDocument();
});

test('a snackbar takes the place of the one about the same topic', () => {
  renderUi(<p>Tela</p>);
  show({ text: 'Primeiro acesso', topic: 'access' });
  show({ text: 'Outro assunto' });
  show({ text: 'Segundo acesso', topic: 'access' });
  expect(screen.queryByText('Primeiro acesso')).not.toBeInTheDocument();
  expect(screen.getByText('Outro assunto')).toBeInTheDocument();
  expect(screen.getByText('Segundo acesso')).toBeInTheDocument();
});

test('a snackbar takes the place of the one that says the same; Ctrl+Z still reaches what that one undid', async () => {
  renderUi(<p>Tela</p>);
  const undone: string[] = [];
  show({ text: 'Link copiado' });
  show({ text: 'Link copiado' });
  expect(screen.getAllByText('Link copiado')).toHaveLength(1);
  show({ text: 'Nota excluída', undo: () => void undone.push('first') });
  show({ text: 'Nota excluída', undo: () => void undone.push('second') });
  expect(screen.getAllByText('Nota excluída')).toHaveLength(1);
  await person().keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(undone).toEqual(['second', 'first']);
});

test('each press of Desfazer reaches the step before, without a keyboard too', async () => {
  renderUi(<p>Tela</p>);
  const undone: string[] = [];
  for (const step of ['first', 'second', 'third'])
    show({ text: 'Venda movida', undo: () => void undone.push(step) });
  const press = () => person().click(screen.getByRole('button', { name: 'Desfazer' }));
  await press();
  expect(screen.getByText('Venda movida')).toBeInTheDocument();
  await press();
  await press();
  expect(undone).toEqual(['third', 'second', 'first']);
  expect(screen.queryByText('Venda movida')).not.toBeInTheDocument();
});

test('a step that is undone already does not show again', async () => {
  renderUi(<p>Tela</p>);
  show({ text: 'Venda movida', undo: () => undefined });
  show({ text: 'Venda movida', undo: () => undefined });
  await person().keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Venda movida')).toBeInTheDocument();
  await person().keyboard('{Control>}z{/Control}');
  expect(screen.queryByText('Venda movida')).not.toBeInTheDocument();
});

test('a snackbar whose topic is settled goes', () => {
  renderUi(<p>Tela</p>);
  show({ text: 'Capa fora da página', topic: 'capa' });
  show({ text: 'Outro assunto' });
  act(() => dismissSnackbarAbout('capa'));
  expect(screen.queryByText('Capa fora da página')).not.toBeInTheDocument();
  expect(screen.getByText('Outro assunto')).toBeInTheDocument();
});

test('Desfazer undoes once and closes it', async () => {
  const undo = jest.fn();
  renderUi(<p>Tela</p>);
  show({ text: 'Venda excluída', undo });
  await person().click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Venda excluída')).not.toBeInTheDocument();
});

test('what can be done next is offered beside the text, and closes it', async () => {
  const onAction = jest.fn();
  renderUi(<p>Tela</p>);
  show({ text: 'Lead Qualificado', action: { label: 'Abrir venda', onAction } });
  await person().click(screen.getByRole('button', { name: 'Abrir venda' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Lead Qualificado')).not.toBeInTheDocument();
});

test('it waits while pointed at', async () => {
  const user = person();
  renderUi(<p>Tela</p>);
  show({ text: 'Venda excluída' });
  await user.hover(screen.getByText('Venda excluída'));
  wait(20_000);
  expect(screen.getByText('Venda excluída')).toBeInTheDocument();
  await user.unhover(screen.getByText('Venda excluída'));
  wait(5_100);
  expect(screen.queryByText('Venda excluída')).not.toBeInTheDocument();
});

test('one that appears under a resting pointer goes by itself', () => {
  renderUi(<p>Tela</p>);
  show({ text: 'Venda excluída' });
  // Browsers send this when something appears under the pointer. Only a person moves it.
  fireEvent.pointerEnter(screen.getByText('Venda excluída'));
  wait(5_100);
  expect(screen.queryByText('Venda excluída')).not.toBeInTheDocument();
});

test('three show at a time, the newest last', () => {
  renderUi(<p>Tela</p>);
  for (const text of ['um', 'dois', 'três', 'quatro']) show({ text });
  expect(screen.queryByText('um')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/dois.*três.*quatro/);
});

test('a phone shows two at a time', () => {
  const { matchMedia } = globalThis;
  renderUi(<p>Tela</p>);
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === tokens.screen.phone }) });
  try {
    for (const text of ['um', 'dois', 'três']) show({ text });
    expect(screen.queryByText('um')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/dois.*três/);
  } finally {
    Object.assign(globalThis, { matchMedia });
  }
});

describe('news', () => {
  const news = (text: string) => show({ text, isNews: true, duration: 15_000 });
  const getTexts = () =>
    screen.queryAllByText(/^(um|dois|três|quatro|Salvo|Salva)$/).map(({ textContent }) => textContent);

  test('do not take the place of what was confirmed, and follow it', () => {
    renderUi(<p>Tela</p>);
    show({ text: 'Salvo' });
    for (const text of ['um', 'dois', 'três']) news(text);
    expect(getTexts()).toEqual(['Salvo', 'três']);
    wait(5_100);
    expect(getTexts()).toEqual(['três']);
    wait(10_000);
    expect(getTexts()).toEqual(['um']);
    wait(15_100);
    expect(getTexts()).toEqual(['dois']);
  });

  test('give way to what is confirmed meanwhile', () => {
    renderUi(<p>Tela</p>);
    for (const text of ['um', 'dois', 'três']) news(text);
    for (const text of ['Salvo', 'Salva', 'quatro']) show({ text });
    expect(getTexts()).toEqual(['Salvo', 'Salva', 'quatro']);
    wait(5_100);
    expect(getTexts()).toEqual(['um']);
  });

  test('of one topic wait once, and show for their whole time', () => {
    renderUi(<p>Tela</p>);
    for (const text of ['um', 'dois', 'três']) show({ text, duration: 2_000 });
    show({ text: 'quatro', isNews: true, topic: 'acesso', duration: 15_000 });
    show({ text: 'Salvo', isNews: true, topic: 'acesso', duration: 15_000 });
    wait(2_100);
    expect(getTexts()).toEqual(['Salvo']);
    wait(14_000);
    expect(getTexts()).toEqual(['Salvo']);
  });
});
