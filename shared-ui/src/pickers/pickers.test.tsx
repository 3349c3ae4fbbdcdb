import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Option } from '../field-frame/field-props';
import { renderUi } from '../testing';
import { AsyncComboBox } from './AsyncComboBox';
import { ComboBox } from './ComboBox';
import { Select } from './Select';
import { Slider } from './Slider';

const people: Option[] = [
  { value: 'a', label: 'Ana Souza' },
  { value: 'e', label: 'Élcio Jordão' },
  { value: 'c', label: 'Cecília Prado' },
];

test('a select shows what was chosen and tells what is chosen next', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Select label="Vendedor" options={people} value="a" onChange={onChange} />);
  const button = screen.getByRole('button', { name: /Vendedor/ });
  expect(button).toHaveTextContent('Ana Souza');
  await user.click(button);
  await user.click(await screen.findByRole('option', { name: 'Cecília Prado' }));
  expect(onChange).toHaveBeenCalledWith('c');
});

test('an empty select invites, an invalid one says why', () => {
  renderUi(
    <Select
      label="Vendedor"
      options={people}
      value={null}
      onChange={() => undefined}
      error="Escolha um vendedor."
    />,
  );
  expect(screen.getByRole('button', { name: /Vendedor/ })).toHaveTextContent('Escolha');
  expect(screen.getByText('Escolha um vendedor.')).toBeInTheDocument();
});

function Responsible({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('a');
  return (
    <ComboBox
      label="Responsável"
      options={people}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('a combo box announces its options in correct Portuguese', async () => {
  const { user } = renderUi(<Responsible onChange={() => undefined} />);
  await user.clear(screen.getByRole('combobox', { name: 'Responsável' }));
  expect(await screen.findByText('3 opções disponíveis.')).toBeInTheDocument();
  await user.keyboard('elcio');
  expect(await screen.findByText('1 opção disponível.')).toBeInTheDocument();
});

test('a combo box finds without accents and capitals', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Responsible onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Responsável' });
  expect(field).toHaveValue('Ana Souza');
  await user.clear(field);
  await user.type(field, 'elcio');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: 'Élcio Jordão' }));
  expect(onChange).toHaveBeenLastCalledWith('e');
  expect(field).toHaveValue('Élcio Jordão');
});

test('text that chooses nothing goes when the field is left', async () => {
  const { user } = renderUi(<Responsible onChange={() => undefined} />);
  const field = screen.getByRole('combobox');
  await user.type(field, ' xyz');
  expect(await screen.findByText('Nenhum resultado')).toBeInTheDocument();
  await user.tab();
  expect(field).toHaveValue('Ana Souza');
});

test('a server is asked once the typing pauses, and older questions are aborted', async () => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const loadOptions = async (text: string, signal: AbortSignal) => {
    asked.push(text);
    signal.addEventListener('abort', () => aborted.push(text));
    // The first question is not answered before another is asked.
    if (text === '') await new Promise(() => {});
    return people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  };
  const onChange = jest.fn();
  const { user } = renderUi(
    <AsyncComboBox label="Cliente" loadOptions={loadOptions} value={null} onChange={onChange} />,
  );
  const field = screen.getByRole('combobox');
  await user.click(field);
  await waitFor(() => expect(asked).toEqual(['']));
  await user.type(field, 'cec');
  await user.click(await screen.findByRole('option', { name: 'Cecília Prado' }));
  expect(asked).toEqual(['', 'cec']);
  expect(aborted).toContain('');
  expect(onChange).toHaveBeenCalledWith('c', { value: 'c', label: 'Cecília Prado' });
});

test.each([
  ['that the server refused', new Error('refused'), 'Não foi possível buscar. Digite de novo.'],
  [
    'without a connection',
    Object.assign(new Error(), { status: 0 }),
    'Sem conexão: a busca precisa de sinal.',
  ],
])('a search %s says so', async (_name, error, text) => {
  const { user } = renderUi(
    <AsyncComboBox
      label="Cliente"
      loadOptions={() => Promise.reject(error)}
      value={null}
      onChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a slider moves by keyboard and speaks its value', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <Slider
      label="Margem"
      min={0}
      max={40}
      value={18}
      onChange={onChange}
      formatValue={(value) => `${value} %`}
    />,
  );
  expect(screen.getByRole('slider', { name: 'Margem' })).toHaveValue('18');
  expect(screen.getByText('18 %')).toBeInTheDocument();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(19);
});

describe('a combo box that holds a choice', () => {
  function Mapping() {
    const [value, setValue] = useState<string | null>('none');
    const options = [{ value: 'none', label: 'Não importar' }, ...people];
    return <ComboBox label="Coluna" options={options} value={value} onChange={setValue} />;
  }

  test('is typed over when it is entered by the Tab key, and by a press', async () => {
    const { user } = renderUi(<Mapping />);
    const box = screen.getByRole('combobox', { name: /Coluna/ });
    await user.tab();
    expect(box).toHaveFocus();
    await user.keyboard('cec');
    expect(box).toHaveValue('cec');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue('Cecília Prado'));
    await user.tab();
    await user.click(box);
    await user.keyboard('ana');
    expect(box).toHaveValue('ana');
  });

  test('a second press puts the caret where it points', async () => {
    const { user } = renderUi(<Mapping />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Coluna/ });
    await user.click(box);
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'Não importar'.length]);
    await user.pointer({ target: box, offset: 3, keys: '[MouseLeft]' });
    expect([box.selectionStart, box.selectionEnd]).toEqual([3, 3]);
  });

  test('is typed over where a server is asked, and a late answer leaves what was typed', async () => {
    const answers: ((options: { value: string; label: string }[]) => void)[] = [];
    const load = () => new Promise<{ value: string; label: string }[]>((resolve) => answers.push(resolve));
    function Async() {
      const [value, setValue] = useState<string | null>('1');
      return (
        <AsyncComboBox
          label="Cliente"
          loadOptions={load}
          selectedOption={{ value: '1', label: 'Ana Prado' }}
          value={value}
          onChange={setValue}
        />
      );
    }
    const { user } = renderUi(<Async />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Cliente/ });
    await user.tab();
    await user.keyboard('ze');
    expect(box).toHaveValue('ze');
    await waitFor(() => expect(answers.length).toBeGreaterThan(0));
    await act(async () => {
      for (const answer of answers)
        answer([
          { value: '2', label: 'Zeca' },
          { value: '3', label: 'Zélia' },
        ]);
    });
    expect(box).toHaveValue('ze');
    await user.keyboard('li');
    expect(box).toHaveValue('zeli');
  });

  test('offers the answers to another text alone, takes the first of them, and keeps the choice where it is left', async () => {
    const load = async (text: string) =>
      [
        { value: 'l', label: 'Lúcia Reis' },
        { value: 'o', label: 'Olívia Dias' },
      ].filter(({ label }) => label.startsWith(text));
    const onChange = jest.fn();
    function Async() {
      const [value, setValue] = useState<string | null>('j');
      return (
        <AsyncComboBox
          label="Cliente"
          loadOptions={load}
          selectedOption={{ value: 'j', label: 'Jorge Alves' }}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      );
    }
    const { user } = renderUi(<Async />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Cliente/ });
    await user.tab();
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain(
      'Jorge Alves',
    );
    await user.keyboard('Olí');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option')).toHaveTextContent('Olívia Dias');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('Jorge Alves');
    await user.clear(box);
    await user.keyboard('Lúc');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Lúcia Reis'));
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Lúcia Reis');
    expect(onChange.mock.calls).toEqual([['l']]);
  });
});
