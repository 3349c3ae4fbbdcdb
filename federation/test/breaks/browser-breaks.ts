/** Break that shows only while the area is in a browser. */
export interface BrowserBreak {
  what: string;
  code: `GF-6${string}`;
  /** Text that the finding contains. */
  says: string;
  /** Remedy of the finding. */
  how: string;
  /** Event of the fixture that runs the code, in which `area` is its element and `detail` what the event gives. */
  on: 'opened' | 'typed' | 'pressed';
  script: string;
  /** Only the whole look finds it: controls, fields, contributions, many mounts, a moved clock. */
  isLong?: true;
  /** Addresses that the release declares besides its own. */
  routes?: string[];
}

const opened = (
  what: string,
  [code, says, how]: [BrowserBreak['code'], string, string],
  script: string,
  isLong?: true,
): BrowserBreak => ({ what, code, says, how, on: 'opened', script, ...(isLong && { isLong }) });

const remedies = {
  outside: 'draw inside #app-<name> only; dialogs, menus and messages come from shared-ui',
  console: 'open the page in the shell with girassol dev, and look at the console',
  cleanUp: 'take it away in the clean-up of its effect',
  endless: 'look for a loop without an end, or a state that an effect sets anew each time it runs',
};

/** Breaks that a browser shows. `e2e/platform/gate-breaks.spec.ts` opens each of them. */
export const browserBreaks: BrowserBreak[] = [
  opened(
    'listens on a node of the shell',
    ['GF-638', 'it listens to click on <', remedies.outside],
    'document.querySelector("#root nav a").addEventListener("click", () => {})',
  ),
  opened(
    'leaves a listener on visualViewport',
    ['GF-613', 'a listener resize on visualViewport stays', remedies.cleanUp],
    'visualViewport.addEventListener("resize", () => {})',
    true,
  ),
  opened(
    'takes window.onerror by another name',
    [
      'GF-637',
      'it sets window.onerror',
      'listen with addEventListener, and take the listener away in the clean-up',
    ],
    'Reflect.set(window, "on" + "error", () => true)',
  ),
  opened(
    'makes a global by another name',
    ['GF-637', 'it makes the global pecasDeHoje', 'keep it in a module of your own'],
    'const names = ["pecasDeHoje"]; window[names[0]] = { total: 3 }',
  ),
  opened(
    'sets the language of the page by another name',
    ['GF-638', 'it changes lang of <html>', remedies.outside],
    'const html = area.ownerDocument.documentElement; html.lang = "en"',
  ),
  opened(
    'leaves its title on the page',
    [
      'GF-638',
      'it leaves its title on the page',
      'set the title in an effect, and give the old one back in its clean-up',
    ],
    'setInterval(() => { document.title = "Quebra aberta"; }, 50)',
  ),
  opened(
    'writes an error on the console',
    [
      'GF-652',
      'it wrote an error on the console: peça sem número',
      'mend what it says, or show it to the person in the area',
    ],
    'console.error("peça sem número")',
  ),
  opened(
    'lies over the menu',
    [
      'GF-653',
      'links and buttons of the shell',
      'position inside the area; dialogs and menus of shared-ui lie above the page by themselves',
    ],
    'const veil = document.createElement("div"); veil.className = "veu"; veil.style.cssText = "position:fixed;inset:0;z-index:99999"; area.append(veil)',
  ),
  opened(
    'takes keys of the shell',
    [
      'GF-653',
      "it takes keys that are not the area's: Ctrl+k",
      'listen on an element of the area, and let keys pass that were pressed elsewhere',
    ],
    'window.addEventListener("keydown", (event) => { if (event.ctrlKey && event.key === "k") event.preventDefault(); })',
  ),
  opened(
    'takes letters from fields of others',
    [
      'GF-653',
      "it takes keys that are not the area's: a in a field",
      'listen on an element of the area, and let keys pass that were pressed elsewhere',
    ],
    'document.addEventListener("keydown", (event) => { if (event.key === "a") event.preventDefault(); })',
  ),
  opened(
    'traps the focus',
    ['GF-653', 'takes the focus back from the menu', 'hold the focus in an open dialog of shared-ui only'],
    'document.addEventListener("focusin", ({ target }) => { if (!area.contains(target)) area.querySelector("input")?.focus(); })',
  ),
  opened(
    'keeps Tab for itself',
    [
      'GF-653',
      'does not let the focus out of the area by Tab',
      'leave Tab to the browser; hold the focus in an open dialog of shared-ui only',
    ],
    'area.addEventListener("keydown", (event) => { if (event.key === "Tab") { event.preventDefault(); area.querySelector("input").focus(); } })',
  ),
  opened(
    'comes back when people go back',
    [
      'GF-653',
      'comes back when people go back',
      'replace the address (navigate with replace) where the page itself changes it',
    ],
    'if (!location.search) { history.pushState(null, "", "/quebra?vista=lista"); addEventListener("popstate", () => { if (location.pathname !== "/quebra" || !location.search) history.pushState(null, "", "/quebra?vista=lista"); }); }',
    true,
  ),
  opened(
    'changes its address again and again',
    [
      'GF-653',
      'changes its address again and again',
      'set the address once for each thing that a person does',
    ],
    'setInterval(() => history.replaceState(null, "", "/quebra?t=" + performance.now()), 10)',
  ),
  {
    what: 'throws when somebody types',
    code: 'GF-612',
    says: 'when something was typed into “Nome da peça” on /quebra',
    how: remedies.console,
    on: 'typed',
    script: 'if (/\\d/.test(detail)) throw new Error("só letras")',
    isLong: true,
  },
  {
    what: 'throws in the click of a card on the home page',
    code: 'GF-612',
    says: 'when something was pressed in home.card/v1 quebra',
    how: remedies.console,
    on: 'pressed',
    script: 'if (detail === "cartão") throw new Error("cartão sem peças")',
    isLong: true,
  },
  opened(
    'throws after fifteen seconds',
    ['GF-612', 'the page said: tarde', remedies.console],
    'setTimeout(() => { throw new Error("tarde"); }, 15000)',
    true,
  ),
  opened(
    'throws after forty minutes',
    ['GF-612', 'minutes after /quebra was opened, the page said: muito tarde', remedies.console],
    'setTimeout(() => { throw new Error("muito tarde"); }, 2400000)',
    true,
  ),
  opened(
    'opens an address with the session in it',
    [
      'GF-644',
      'it opens an address with the session in it',
      'addresses are stored and sent on: ask the API for a file or page with the API client of shared-auth',
    ],
    'open("/api/health?chave=" + encodeURIComponent(localStorage.getItem(["girassol", "session"].join("."))))',
  ),
  opened(
    'has a page without a heading',
    [
      'GF-658',
      '/quebra has no heading (h1)',
      'begin the page with a Heading of level 1: people who listen hear by it where they are',
    ],
    'area.querySelector("h1").remove()',
  ),
  {
    what: 'has a page that nothing leads to',
    code: 'GF-632',
    says: 'pages that were not looked at (nothing links to): /quebra-ilha/:id',
    how: 'link to them from another page of the area, log in as somebody who has what they show, or look at them yourself',
    on: 'opened',
    script: '',
    routes: ['/quebra-ilha/:id'],
  },
  opened(
    'writes when it is opened',
    [
      'GF-654',
      '/quebra writes when it is opened: POST /api/pecas',
      'write when a person has done something; a page is also opened by a link, by going back and beforehand',
    ],
    'void fetch("/api/pecas", { method: "POST" })',
  ),
  opened(
    'asks the API every second',
    [
      'GF-655',
      'asks for GET /api/pecas/hoje',
      'listen to the live events of shared-auth, or ask at most every ten seconds',
    ],
    'setInterval(() => void fetch("/api/pecas/hoje"), 1000)',
    true,
  ),
  opened(
    'fetches one thing after the other (waterfall)',
    [
      'GF-655',
      'GET /api/pecas/um → GET /api/pecas/dois → GET /api/pecas/tres → GET /api/pecas/quatro',
      'ask for all at once, or let one call of the API answer them together',
    ],
    'void (async () => { for (const path of ["/api/pecas/um", "/api/pecas/dois", "/api/pecas/tres", "/api/pecas/quatro"]) await fetch(path); })()',
  ),
  opened(
    'blocks the browser for seconds',
    ['GF-656', 'it blocks the browser for', 'calculate in parts or in a worker; the API can do what is long'],
    'const end = performance.now() + 3500; while (performance.now() < end);',
  ),
  opened(
    'hangs when it is opened',
    ['GF-636', 'the page does not answer any more, at /releases/mfe-broken/', remedies.endless],
    'for (;;);',
  ),
  {
    what: 'hangs when a button is pressed',
    code: 'GF-636',
    says: 'the page does not answer any more, at /releases/mfe-broken/',
    how: remedies.endless,
    on: 'pressed',
    script: 'if (detail === "página") for (;;);',
    isLong: true,
  },
  opened(
    'hangs after ten minutes',
    ['GF-636', 'the page does not answer any more, at /releases/mfe-broken/', remedies.endless],
    'setTimeout(() => { for (;;); }, 600000)',
    true,
  ),
  opened(
    'blocks the browser again and again',
    ['GF-636', 'the page does not answer any more, at /releases/mfe-broken/', remedies.endless],
    'setInterval(() => { const end = performance.now() + 3500; while (performance.now() < end); }, 100)',
  ),
  opened(
    'keeps 14 kB with each visit',
    [
      'GF-641',
      'kB stay in memory',
      'look for what grows outside of components: a list, a map, a cache without an end',
    ],
    'const kept = (Array.isArray(area.constructor.kept) ? area.constructor.kept : (area.constructor.kept = [])); kept.push(Array.from({ length: 1750 }, (_, index) => index + 0.5))',
    true,
  ),
  opened(
    'makes a blank iframe',
    [
      'GF-657',
      'it makes a blank frame',
      'give the frame an address or the attribute sandbox; fetch and the rest are those of the page',
    ],
    'area.append(document.createElement("iframe"))',
  ),
  opened(
    'shows a text in another language',
    [
      'GF-659',
      'shows a text that is not Portuguese: “There are no parts for this visit”',
      'write what people read in the language of the product',
    ],
    'const note = document.createElement("p"); note.textContent = "There are no parts for this visit"; area.append(note)',
  ),
];
