import { computeLanePosition, enableLaneDrag } from './lane-drag';

test('a column lands where most of it is', () => {
  expect(computeLanePosition(1, 140, 300, 4)).toBe(1);
  expect(computeLanePosition(1, 160, 300, 4)).toBe(2);
  expect(computeLanePosition(1, -900, 300, 4)).toBe(0);
  expect(computeLanePosition(1, 5000, 300, 4)).toBe(3);
});

function setUp() {
  document.body.innerHTML = `<div id="board">${['a', 'b', 'c']
    .map(
      (id) => `<section data-lane="${id}"><header data-lane-head>${id}<button>⋯</button></header></section>`,
    )
    .join('')}</div>`;
  const board = document.getElementById('board');
  if (!board) throw new Error('no board');
  for (const [index, lane] of [...board.querySelectorAll('[data-lane]')].entries()) {
    Object.defineProperty(lane, 'offsetLeft', { value: index * 300 });
  }
  const release = jest.fn();
  const onDrop = jest.fn();
  const stop = enableLaneDrag(board, { onStart: () => release, onDrop });
  const at = (type: string, clientX: number, target: EventTarget = window, pointerType = 'mouse') =>
    target.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX }), {
        isPrimary: true,
        pointerId: 1,
        pointerType,
      }),
    );
  const head = (index: number) => board.querySelectorAll('[data-lane-head]')[index] ?? board;
  return { at, head, onDrop, release, stop };
}

test('[boards-099] a column dragged by its head is dropped at its new place', () => {
  const { at, head, onDrop, release, stop } = setUp();
  at('pointerdown', 100, head(0));
  at('pointermove', 720);
  at('pointerup', 720);
  expect(onDrop).toHaveBeenCalledWith('a', 2);
  expect(release).toHaveBeenCalledTimes(1);
  stop();
});

test('Escape gives up; a press without a way is no drag; nor is one on a button, nor a finger beside the grip', () => {
  const { at, head, onDrop, release, stop } = setUp();
  at('pointerdown', 100, head(0));
  at('pointermove', 720);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  at('pointerup', 720);
  at('pointerdown', 100, head(0));
  at('pointerup', 102);
  at('pointerdown', 100, head(0).querySelector('button') ?? window);
  at('pointermove', 720);
  at('pointerup', 720);
  at('pointerdown', 100, head(0), 'touch');
  at('pointermove', 720);
  at('pointerup', 720);
  expect(onDrop).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledTimes(1);
  stop();
});
