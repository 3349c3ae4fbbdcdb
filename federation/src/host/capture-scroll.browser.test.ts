import { captureScroll } from './capture-scroll';

const list = '<main><section><ul style="overflow:auto"></ul></section></main>';
const scroller = () => document.querySelector('ul') as HTMLElement;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
  };
  document.body.innerHTML = list;
  scroller().scrollTop = 400;
});

test('what is drawn anew is scrolled as it was', async () => {
  const restore = captureScroll();
  document.body.innerHTML = '';
  restore();
  await nextFrame();
  document.body.innerHTML = list;
  await nextFrame();
  await nextFrame();
  expect(scroller().scrollTop).toBe(400);
});

test('a person who scrolls meanwhile is not held back', async () => {
  captureScroll()();
  window.dispatchEvent(new Event('wheel'));
  scroller().scrollTop = 50;
  await nextFrame();
  await nextFrame();
  expect(scroller().scrollTop).toBe(50);
});
