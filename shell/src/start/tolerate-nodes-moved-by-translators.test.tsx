import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { tolerateNodesMovedByTranslators } from './tolerate-nodes-moved-by-translators';

tolerateNodesMovedByTranslators();

/** Does as a translator: every text goes into two elements of its own. */
function translate(root: Node) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // only texts are shown
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}

let change: (step: number) => void = () => undefined;

function Form() {
  const [step, setStep] = useState(0);
  change = setStep;
  return (
    <p>
      {step === 0 && 'Salvando'}
      {step === 1 && <b>Salvo</b>}
      {step === 2 && 'Salvo às 10:20'} por {step < 3 ? 'Ana' : null}
      {step === 3 && <i>ninguém</i>}
    </p>
  );
}

test.each([
  { step: 1, text: 'Salvo por Ana' },
  { step: 2, text: 'Salvo às 10:20 por Ana' },
  { step: 3, text: ' por ninguém' },
])('texts that were moved go and come (step $step)', ({ step, text }) => {
  const { container } = render(<Form />);
  translate(container);
  act(() => change(step));
  expect(container.textContent).toBe(text);
  act(() => change(0));
  expect(container.textContent).toBe('Salvando por Ana');
});

test('a list whose texts were moved is sorted and emptied', () => {
  const List = ({ names }: { names: string[] }) => (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
  const { container, rerender, unmount } = render(<List names={['a', 'b', 'c']} />);
  translate(container);
  rerender(<List names={['c', 'a', 'd']} />);
  expect(container.textContent).toBe('cad');
  translate(container);
  rerender(<List names={[]} />);
  expect(container.textContent).toBe('');
  unmount();
});

test('a text that was taken out of the page altogether does not break it', () => {
  const { container } = render(<Form />);
  container.querySelector('p')?.firstChild?.remove();
  act(() => change(1));
  expect(container.textContent).toContain('Salvo');
});
