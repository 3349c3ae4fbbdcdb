import { forwardTouchEvents } from './forward-touch-events';

const touch = (type: string, clientX = 5) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    touches: [{ clientX, clientY: 9, force: 0 }],
  });

function setUp() {
  document.body.innerHTML = '<div id="board"><section data-lane><p id="card">x</p></section></div>';
  const board = document.getElementById('board');
  const card = document.getElementById('card');
  if (!board || !card) throw new Error('no board');
  const stop = forwardTouchEvents(board);
  const heard = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('touchmove', heard);
  return {
    card,
    heard,
    end() {
      stop();
      window.removeEventListener('touchmove', heard);
    },
  };
}

test('the finger is heard after its card was taken out of the page', () => {
  const { card, heard, end } = setUp();
  card.dispatchEvent(touch('touchstart'));
  card.remove();
  const move = touch('touchmove');
  card.dispatchEvent(move);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toHaveProperty('touches', [{ clientX: 5, clientY: 9, force: 0 }]);
  expect(move.defaultPrevented).toBe(true);
  end();
});

test.each([
  { board: 390, heard: 5, title: 'stays in the lane that fills the board, whatever the finger drifts' },
  { board: 900, heard: 65, title: 'goes sideways with the finger where there are several lanes' },
])('a card $title', ({ board: width, heard: x }) => {
  const { card, heard, end } = setUp();
  const board = document.getElementById('board');
  const lane = document.querySelector('[data-lane]');
  Object.defineProperty(board, 'clientWidth', { value: width });
  Object.defineProperty(lane, 'offsetWidth', { value: 358 });
  card.dispatchEvent(touch('touchstart'));
  card.remove();
  card.dispatchEvent(touch('touchmove', 65));
  const [event] = heard.mock.calls[0] ?? [];
  expect(event).toHaveProperty('touches.0.clientX', x);
  expect(event).toHaveProperty('changedTouches.0.clientX', 65);
  end();
});

test('a card that stays in the page is heard once, as always', () => {
  const { card, heard, end } = setUp();
  card.dispatchEvent(touch('touchstart'));
  card.dispatchEvent(touch('touchmove'));
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('after the finger left, nothing is handed on', () => {
  const { card, heard, end } = setUp();
  card.dispatchEvent(touch('touchstart'));
  card.remove();
  card.dispatchEvent(touch('touchend'));
  card.dispatchEvent(touch('touchmove'));
  expect(heard).not.toHaveBeenCalled();
  end();
});
