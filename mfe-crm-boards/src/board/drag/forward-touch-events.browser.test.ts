import { forwardTouchEvents } from './forward-touch-events';

const touch = (type: string) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    touches: [{ clientX: 5, clientY: 9 }],
  });

function setUp() {
  document.body.innerHTML = '<div id="board"><p id="card">x</p></div>';
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
  expect(heard.mock.calls[0]?.[0]).toHaveProperty('touches', [{ clientX: 5, clientY: 9 }]);
  expect(move.defaultPrevented).toBe(true);
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
