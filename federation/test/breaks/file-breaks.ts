/** Break that shows in a file of a release, without running it. */
export interface FileBreak {
  what: string;
  /** Name of the file: scripts and style sheets are judged differently. */
  file: string;
  text: string;
  code: `GF-6${string}`;
}

const script = (what: string, code: FileBreak['code'], text: string): FileBreak => ({
  what,
  file: '1.js',
  text,
  code,
});
const style = (what: string, text: string): FileBreak => ({ what, file: '1.css', text, code: 'GF-609' });

/** In parts, so that scanners of this repository find no secret. */
const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');

/** Breaks that the files of a release show. */
export const fileBreaks: FileBreak[] = [
  script('reads the stored session', 'GF-644', 'JSON.parse(localStorage.getItem("girassol.session"))'),
  script('writes a cookie', 'GF-644', 'document.cookie = "visita=1"'),
  script('reads cookies', 'GF-644', 'send(document.cookie)'),
  script('evaluates what somebody types', 'GF-645', 'field.oninput = () => eval(field.value)'),
  script(
    'makes a function of text behind a button',
    'GF-645',
    'seventh.onclick = () => new Function(text)()',
  ),
  script('gives a timer code as text', 'GF-645', 'setTimeout("refresh()", 1000)'),
  script('registers a service worker', 'GF-646', 'navigator.serviceWorker.register("/visitas-sw.js")'),
  script('asks for a call that the API does not have', 'GF-647', 'call("GET /visits/of/:day")'),
  script('takes window.onerror', 'GF-637', 'window.onerror = () => true'),
  script('takes window.onbeforeunload', 'GF-637', 'window.onbeforeunload = () => "fica"'),
  script('makes a global', 'GF-637', 'window.visitas = { today: [] }'),
  script('sets the language of the page', 'GF-638', 'document.documentElement.lang = "en"'),
  script('sets the direction of the page', 'GF-638', 'document.dir = "rtl"'),
  script('empties the title of the page', 'GF-648', 'document.title = ""'),
  script('holds a token', 'GF-651', `const key = "${token}";`),
  script(
    'holds the password of a database',
    'GF-651',
    `const url = "postgres://girassol:${'correct-horse'}@db.exemplo.com:5432/app";`,
  ),
  style('styles an element of the page', 'header { display: none; }'),
  style('styles by an attribute', '[aria-label="Menu principal"] { display: none; }'),
  style('styles the page inside a layer', '@layer base { nav { opacity: 0; } }'),
  style('styles everything', '* { letter-spacing: 1px; }'),
];
