import type { SiteContent } from '@girassol/shared-domain/website';
import { applyChange } from './apply-change';
import { changeWords } from './change-words';
import type { SiteChange } from './site-change';

/** A step that can be taken back or done again. */
interface Step {
  /** "Mover Capa". */
  words: string;
  /** Of typing: what is typed in; letters of the same one belong together. */
  typedIn: string | null;
  /** Epoch milliseconds of its last change. */
  at: number;
  /** What it is about: it is shown when the step is taken back. */
  about: Selected;
  before: SiteContent;
  after: SiteContent;
}

export interface EditorState {
  content: SiteContent;
  past: readonly Step[];
  future: readonly Step[];
  selected: Selected;
}

/** What the form shows: a block, or a part of the site as a whole. */
export type Selected = { part: 'block'; id: string } | { part: 'business' | 'search' | 'look' };

export type EditorAction =
  /** `at`: epoch milliseconds. */
  | { type: 'change'; change: SiteChange; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; selected: Selected }
  /** The server has another one, and nothing here is unsaved: it takes its place, and old steps lead nowhere. */
  | { type: 'load'; content: SiteContent };

/** Letters typed with a longer rest between them are steps of their own. */
const REST_MS = 1_500;
/** Steps that a session remembers. */
const MOST_STEPS = 500;

/** The editor as it opens: with its first block in hand. */
export function openEditor(content: SiteContent): EditorState {
  const [first] = content.blocks;
  return {
    content,
    past: [],
    future: [],
    selected: first ? { part: 'block', id: first.id } : { part: 'look' },
  };
}

/** The editor after what a person did. Pure. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change':
      return changed(state, action.change, action.at);
    case 'undo': {
      const step = state.past.at(-1);
      if (!step) return state;
      return turned(state, step, step.before, state.past.slice(0, -1), [step, ...state.future]);
    }
    case 'redo': {
      const [step, ...rest] = state.future;
      if (!step) return state;
      return turned(state, step, step.after, [...state.past, step], rest);
    }
    case 'select':
      return { ...state, selected: action.selected };
    case 'load':
      return {
        ...openEditor(action.content),
        selected: selectedIn(action.content, state.selected),
      };
  }
}

function changed(state: EditorState, change: SiteChange, at: number): EditorState {
  const { content, past } = state;
  const after = applyChange(content, change);
  const typedIn = typedInOf(change);
  const last = past.at(-1);
  const belongs = last && typedIn !== null && last.typedIn === typedIn && at - last.at < REST_MS;
  const step: Step = belongs
    ? { ...last, at, after }
    : {
        words: changeWords(content, change),
        typedIn,
        at,
        about: aboutOf(change, state.selected),
        before: content,
        after,
      };
  return {
    content: after,
    past: [...(belongs ? past.slice(0, -1) : past), step].slice(-MOST_STEPS),
    future: [],
    selected: selectedAfter(state, change, after),
  };
}

function turned(
  state: EditorState,
  { about }: Step,
  content: SiteContent,
  past: readonly Step[],
  future: readonly Step[],
): EditorState {
  return { content, past, future, selected: selectedIn(content, about, state.content) };
}

function typedInOf(change: SiteChange): string | null {
  if (change.type === 'color') return 'color';
  if (!('isTyped' in change) || !change.isTyped) return null;
  return change.type === 'value'
    ? `${change.id} ${change.path}`
    : `${change.type} ${Object.keys(change.values).join(' ')}`;
}

function aboutOf(change: SiteChange, selected: Selected): Selected {
  if (change.type === 'add') return { part: 'block', id: change.block.id };
  if (change.type === 'duplicate') return { part: 'block', id: change.copyId };
  return 'id' in change ? { part: 'block', id: change.id } : selected;
}

function selectedAfter({ content, selected }: EditorState, change: SiteChange, after: SiteContent): Selected {
  const isNew = change.type === 'add' || change.type === 'duplicate';
  return isNew ? aboutOf(change, selected) : selectedIn(after, selected, content);
}

/** A block that is gone leaves the selection to the one that took its place. */
function selectedIn(content: SiteContent, selected: Selected, before?: SiteContent): Selected {
  if (selected.part !== 'block' || content.blocks.some(({ id }) => id === selected.id)) return selected;
  const place = before?.blocks.findIndex(({ id }) => id === selected.id) ?? 0;
  const next = content.blocks[Math.min(Math.max(place, 0), content.blocks.length - 1)];
  return next ? { part: 'block', id: next.id } : { part: 'look' };
}
