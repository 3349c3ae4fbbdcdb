import { runInNewContext } from 'node:vm';
import { drawingScript } from './drawing-script';

/** Opens the part of the signing form that is drawn in, as wide as told, with what a browser gives to its script. */
function openPad({ width, drawn = '' }: { width: number; drawn?: string }) {
  const done: (readonly [string, ...number[]])[] = [];
  const note =
    (name: string) =>
    (...numbers: number[]) =>
      done.push([name, ...numbers]);
  const context = {
    lineWidth: 0,
    beginPath: note('beginPath'),
    arc: note('arc'),
    fill: note('fill'),
    moveTo: note('moveTo'),
    lineTo: note('lineTo'),
    stroke: note('stroke'),
    drawImage: (_picture: unknown, ...numbers: number[]) => done.push(['drawImage', ...numbers]),
  };
  const canvas = {
    clientWidth: width,
    clientHeight: 176,
    width: 0,
    height: 0,
    parentNode: { classList: { add: () => undefined, remove: () => undefined } },
    getContext: () => context,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: canvas.clientWidth, height: 176 }),
    setPointerCapture: () => undefined,
    toDataURL: () => 'data:image/png;base64,AAAA',
    onpointerdown: (_event: object) => undefined,
    onpointermove: (_event: object) => undefined,
    onpointerup: () => undefined,
  };
  const input = { value: drawn };
  const parts: Record<string, object> = { canvas, input, button: {} };
  const pad = { hidden: true, querySelector: (name: string) => parts[name] };
  class Picture {
    width = 600;
    height = 200;
    onload = () => undefined;
    set src(_address: string) {
      this.onload();
    }
  }
  const page = { document: { querySelector: () => pad }, Image: Picture, onresize: () => undefined };
  runInNewContext(drawingScript, page);
  return { canvas, input, done, page };
}

test.each([324, 638, 1_200])('a canvas %i wide has no more pixels than fit into the form', (width) => {
  const { canvas } = openPad({ width });
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(160_001);
  expect(canvas.width / canvas.height).toBeCloseTo(width / 176);
});

test('a touch without a move is a dot: nothing counts as drawn without ink', () => {
  const { canvas, input, done } = openPad({ width: 324 });
  canvas.onpointerdown({ clientX: 30, clientY: 40, pointerId: 1 });
  expect(input.value).toBe('');
  canvas.onpointerup();
  expect(done.map(([name]) => name)).toEqual(['beginPath', 'arc', 'fill', 'beginPath', 'moveTo']);
  expect(input.value).toMatch(/^data:image/);
});

test('on a turned phone the drawing keeps its shape, and a line begins where the finger is', () => {
  const { canvas, done, page } = openPad({ width: 324, drawn: 'data:image/png;base64,AAAA' });
  done.length = 0;
  canvas.clientWidth = 720;
  page.onresize();
  const [, , , width = 0, height = 0] = done.find(([name]) => name === 'drawImage') ?? ['none'];
  expect(width / height).toBeCloseTo(600 / 200);
  expect(width).toBeLessThanOrEqual(canvas.width + 1);
  expect(height).toBeLessThanOrEqual(canvas.height + 1);
  canvas.onpointerdown({ clientX: 720, clientY: 176, pointerId: 1 });
  expect(done.at(-1)).toEqual(['moveTo', canvas.width, canvas.height]);
  done.length = 0;
  // The bar of an address that hides changes only the height.
  page.onresize();
  expect(done).toEqual([]);
});
