import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitMilliseconds } from '@girassol/shared-ui/testing';

/** Runs the text as a script of the page. */
// biome-ignore lint/security/noGlobalEval: it is a script of the page and no module
const run = (text: string) => globalThis.eval(text);
/** Runs code as that of a release. */
const runAsRelease = (text: string) =>
  run(`(() => {${text}})()\n//# sourceURL=http://localhost/releases/mfe-x/1.0.0/1.js`);

document.body.innerHTML =
  '<div id="root"><nav><a href="/inicio">Início</a></nav><div id="app-mfe-x"></div></div>';
Object.defineProperty(window, 'girassolGuard', { value: { isBrought: () => false } });
// What jsdom lacks.
Element.prototype.checkVisibility = () => true;
document.elementFromPoint = () => null;
run(readFileSync(join(__dirname, 'behavior-page.js'), 'utf8'));
run(
  'girassolBehavior.begin({ name: "mfe-x", own: "#app-mfe-x", container: "mfe_x", token: "segredo-da-sessao", sessionKey: "girassol.session" }); girassolBehavior.rest()',
);
const { girassolBehavior: behavior } = window as unknown as {
  girassolBehavior: {
    seen(): [kind: string, what: string, where: string | null][];
    newGlobals(): string[];
    tryKeys(): Promise<void>;
    takesFocus(): Promise<boolean>;
    addressChanges(): number;
    hasHeading(): boolean;
    texts(): string[];
  };
};
const area = document.getElementById('app-mfe-x') as HTMLElement;
const place = expect.stringContaining('/releases/mfe-x/1.0.0/1.js:');

afterEach(() => {
  area.replaceChildren();
  behavior.seen();
});

test('a handler of the page that a release sets is noted with its place, the shell’s own is not', () => {
  run('window.onerror = null; window.onfocus = () => {}');
  expect(behavior.seen()).toEqual([]);
  runAsRelease('window.onerror = () => true');
  expect(behavior.seen()).toEqual([['handler', 'window.onerror', place]]);
  run('window.onerror = null');
});

test('keys of others that a listener of the release takes are noted, and no listener of the page hears of it', async () => {
  const heard: string[] = [];
  window.addEventListener('keydown', ({ key }) => heard.push(key));
  runAsRelease(
    'window.listener = (event) => { if (event.key === "a" || (event.ctrlKey && event.key === "k")) event.preventDefault(); }; document.addEventListener("keydown", window.listener)',
  );
  await behavior.tryKeys();
  expect(behavior.seen()).toEqual([['keys', 'Ctrl+k in a button, a in a field', place]]);
  expect(heard).toEqual([]);
  run('document.removeEventListener("keydown", window.listener); delete window.listener');
  await behavior.tryKeys();
  expect(behavior.seen()).toEqual([]);
});

test('an area that takes the focus back is found', async () => {
  area.innerHTML = '<input>';
  expect(await behavior.takesFocus()).toBe(false);
  const takeBack = ({ target }: Event) => {
    if (!area.contains(target as Node)) area.querySelector('input')?.focus();
  };
  document.addEventListener('focusin', takeBack);
  expect(await behavior.takesFocus()).toBe(true);
  document.removeEventListener('focusin', takeBack);
});

test('the session in an address is noted, and the window is not opened', () => {
  expect(runAsRelease('return window.open("https://exemplo.com/?chave=segredo-da-sessao")')).toBeNull();
  area.innerHTML = '<a href="/baixar?chave=segredo-da-sessao">Baixar</a>';
  expect(behavior.seen()).toEqual([
    ['session', 'it opens an address with the session in it', place],
    ['session', 'it puts the session into an address: href of <a>', null],
  ]);
});

test('so is the stored session, whose token may be in a cookie by then', () => {
  localStorage.setItem('girassol.session', '{"userId":"u1","name":"Ana"}');
  const text = 'encodeURIComponent(localStorage.getItem("girassol.session"))';
  expect(runAsRelease(`return window.open("/api/health?sessao=" + ${text})`)).toBeNull();
  localStorage.removeItem('girassol.session');
  expect(behavior.seen()).toEqual([['session', 'it opens an address with the session in it', place]]);
});

test('a frame with an address or a sandbox is none that is blank', async () => {
  area.innerHTML = '<iframe src="/ajuda"></iframe><iframe sandbox></iframe>';
  await waitMilliseconds(10);
  expect(behavior.seen()).toEqual([]);
  runAsRelease('document.getElementById("app-mfe-x").append(document.createElement("iframe"))');
  await waitMilliseconds(10);
  expect(behavior.seen()).toEqual([['frame', 'a blank frame', place]]);
});

test('new globals, the language of the page and changes of the address are told once', () => {
  behavior.newGlobals();
  run('window.pecas = 3; window.webpackChunkx = []; window.mfe_x = {}; window._FEDERATION_RUNTIME_CORE = {}');
  expect(behavior.newGlobals()).toEqual(['pecas']);
  expect(behavior.newGlobals()).toEqual([]);
  document.documentElement.lang = 'en';
  expect(behavior.seen()).toEqual([['outside', 'it leaves lang of <html> at “en”', null]]);
  expect(behavior.seen()).toEqual([]);
  behavior.addressChanges();
  window.history.replaceState(null, '', '/x?a');
  expect(behavior.addressChanges()).toBe(1);
});

test('headings and texts are those of the area', () => {
  area.innerHTML = '<p>Nenhuma   visita hoje</p>';
  expect(behavior.hasHeading()).toBe(false);
  expect(behavior.texts()).toEqual(['Nenhuma visita hoje']);
  area.innerHTML = '<h1>Visitas</h1>';
  expect(behavior.hasHeading()).toBe(true);
});
