import { createUsageError } from './command-error';
import {
  type CommandContext,
  type CommandResult,
  type OptionTable,
  scopeOptions,
  serverOptions,
} from './context';

/** Command of `girassol`: its help texts, its options, and the function that runs it. */
export interface Command {
  summary: string;
  usage: string;
  /** A line each: what an option does. */
  help: string[];
  options: OptionTable;
  run(context: CommandContext): Promise<CommandResult>;
}

const whyHelp = '--why TEXT       why, 3 to 300 characters: it stands in the history';
const scopeHelp = [
  '--account WHO, --host NAME, --distribution KEY   for these only; everybody when left out',
  '                 WHO is an e-mail of somebody in the account, its name, or its id',
  '--even-unknown   also for whom the server does not know yet',
  whyHelp,
];
const releaseOptions = {
  ...serverOptions,
  release: { type: 'string' },
  'without-browser': { type: 'boolean' },
} as const satisfies OptionTable;
const releaseHelp = [
  '--release DIR    another release than the newest one built here',
  '--without-browser   leave out mounting it in Chromium; the server writes that down',
  'GIRASSOL_EMAIL and GIRASSOL_PASSWORD log in there; left out, a demonstration login of the server',
];
const registry = () => import('./registry-commands');

const distributionActions = ['list', 'show', 'check', 'publish', 'preview', 'back'] as const;
const isDistributionAction = (word: string | undefined) =>
  distributionActions.find((action) => action === word);

/** Commands of `girassol` besides `build` and `dev`. The module of a command is loaded when the command runs. */
export const commands: Record<string, Command> = {
  create: {
    summary: 'writes a new remote: a page, its menu entry, a card of the home page, and tests',
    usage: 'girassol create mfe-x',
    help: [
      '--title TEXT     what a person reads: "Visitas"',
      '--team TEXT      who is told of its errors',
      '--with TOOL      what builds it: webpack (when left out), vite or rspack; outside the workspace',
      '--packages DIR   outside the workspace: folder with the packed packages of the platform',
    ],
    options: {
      title: { type: 'string' },
      team: { type: 'string' },
      with: { type: 'string' },
      packages: { type: 'string' },
    },
    run: async (context) => (await import('./create-remote')).createRemote(context),
  },
  dev: {
    summary: 'runs a remote from its sources inside the shell of a server, reloading on each change',
    usage: 'girassol dev [mfe-x] --server URL',
    help: ['--port PORT      where to open it: http://localhost:8100 when left out'],
    options: { ...serverOptions, port: { type: 'string' } },
    run: async (context) => (await import('./run-develop-command')).runDevelopCommand(context),
  },
  gallery: {
    summary: 'shows everything of the design system on one page, as it is installed here',
    usage: 'girassol gallery',
    help: ['--port PORT      where to open it: http://localhost:8101 when left out'],
    options: { port: { type: 'string' } },
    run: async (context) => (await import('./gallery')).runGallery(context),
  },
  check: {
    summary: 'says whether a built release may go live, and what to mend',
    usage: 'girassol check [mfe-x]',
    help: ['--long           the whole look in the browser, as publish takes it', ...releaseHelp],
    options: { ...releaseOptions, long: { type: 'boolean' } },
    run: async (context) => (await registry()).runCheckCommand(context),
  },
  publish: {
    summary: 'sends a built release; it is live for nobody yet',
    usage: 'girassol publish [mfe-x]',
    help: releaseHelp,
    options: releaseOptions,
    run: async (context) => (await registry()).runPublishCommand(context),
  },
  rollout: {
    summary: 'makes a release live: for all, for some, for a share of the users',
    usage: 'girassol rollout mfe-x <version|latest> --why TEXT',
    help: [
      '--share PERCENT  for so many of the users, the same ones every time',
      '--without-inspection   past the inspection that the server requires; for operators, and written down',
      ...scopeHelp,
    ],
    options: {
      ...serverOptions,
      ...scopeOptions,
      share: { type: 'string' },
      'without-inspection': { type: 'boolean' },
    },
    run: async (context) => (await registry()).runRolloutCommand(context),
  },
  rollback: {
    summary: 'one step back: ends a share, or returns to the version before',
    usage: 'girassol rollback mfe-x --why TEXT',
    help: scopeHelp,
    options: { ...serverOptions, ...scopeOptions },
    run: async (context) => (await registry()).runRollbackCommand(context),
  },
  pause: {
    summary: 'takes a remote out: its menus, routes and tabs are absent meanwhile',
    usage: 'girassol pause mfe-x --why TEXT',
    help: ['--end            brings it back', ...scopeHelp],
    options: { ...serverOptions, ...scopeOptions, end: { type: 'boolean' } },
    run: async (context) => (await registry()).runPauseCommand(context),
  },
  distribution: {
    summary: 'what partners offer under their names, as documents: girassol distribution <action>',
    usage: `girassol distribution <${distributionActions.join('|')}> [FILE|KEY]`,
    help: [
      'list             what is live',
      'show KEY         the live document, ready to be edited; with --json the history too',
      'check FILE       may it go live? what has to be mended?',
      'preview FILE     keeps it for a day and names the address where an operator sees it',
      'publish FILE     makes it live at once, without a build',
      'back KEY         one step back',
      '--why TEXT       why (publish, back), 3 to 300 characters: it stands in the history',
    ],
    options: { ...serverOptions, why: { type: 'string' } },
    async run(context) {
      const [word, ...positionals] = context.positionals;
      const action = isDistributionAction(word);
      if (!action) throw createUsageError(`say what to do: ${distributionActions.join(', ')}`);
      const { brandDistributionCommands: distributionCommands } = await import('./distribution-commands');
      return distributionCommands[action]({ ...context, positionals });
    },
  },
  inspect: {
    summary: 'inspects published releases and writes the word of the server to them; for its operator',
    usage: 'girassol inspect [mfe-x <version>]',
    help: [
      '--watch          goes on with those that are published later',
      'GIRASSOL_TOKEN is a token that inspects; GIRASSOL_EMAIL and GIRASSOL_PASSWORD log in as somebody of an account without data of people',
    ],
    options: { ...serverOptions, watch: { type: 'boolean' } },
    run: async (context) => (await import('./run-inspect-command')).runInspectCommand(context),
  },
  status: {
    summary: 'what is live where, how it does, and what happened',
    usage: 'girassol status [mfe-x]',
    help: [],
    options: serverOptions,
    run: async (context) => (await registry()).runStatusCommand(context),
  },
};
