import type { SiteContent } from '@girassol/shared-domain/website';
import { applySiteChange } from './apply-site-change';
import { getChangeLabel } from './change-label';
import type { SiteChange } from './site-change';

/** A step that can be taken back or done again. */
interface Step {
  /** "Mover Capa". */
  words: string;
  /**
   * Key of the field being typed in, for typing; consecutive letters in one field form one step. Null for other
   * changes.
   */
  typedIn: string | null;
  /** Epoch milliseconds of its last change. */
  at: number;
  /** Part that the step changed, selected when the step is undone. */
  about: SelectedPart;
  before: SiteContent;
  after: SiteContent;
}

/** State of the site editor: content, undo and redo history, and the selected part. */
export interface EditorState {
  content: SiteContent;
  past: readonly Step[];
  future: readonly Step[];
  selected: SelectedPart;
}

/** Selected part whose form is shown: a block, or a part of the whole site. */
export type SelectedPart = { part: 'block'; id: string } | { part: 'business' | 'search' | 'look' };

/** Action that changes the state of the site editor, as input of {@link reduceEditor}. */
export type EditorAction =
  /** `at`: epoch milliseconds. */
  | { type: 'change'; change: SiteChange; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; selected: SelectedPart }
  /** The server has another one, and nothing here is unsaved: it takes its place, and old steps lead nowhere. */
  | { type: 'load'; content: SiteContent };

/** Letters typed with a longer rest between them are steps of their own. */
const TYPING_PAUSE_MS = 1_500;
/** Maximum number of undoable steps in a session. */
const MAX_STEPS = 500;

/** Creates the initial state of the editor, with the first block selected. */
export function createEditorState(content: SiteContent): EditorState {
  const [first] = content.blocks;
  return {
    content,
    past: [],
    future: [],
    selected: first ? { part: 'block', id: first.id } : { part: 'look' },
  };
}

/** Reducer of the site editor: returns the state after an action. Pure function. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change':
      return applyEdit(state, action.change, action.at);
    case 'undo': {
      const step = state.past.at(-1);
      if (!step) return state;
      return applyStep(state, step, step.before, state.past.slice(0, -1), [step, ...state.future]);
    }
    case 'redo': {
      const [step, ...rest] = state.future;
      if (!step) return state;
      return applyStep(state, step, step.after, [...state.past, step], rest);
    }
    case 'select':
      return { ...state, selected: action.selected };
    case 'load':
      return {
        ...createEditorState(action.content),
        selected: resolveSelected(action.content, state.selected),
      };
  }
}

function applyEdit(state: EditorState, change: SiteChange, at: number): EditorState {
  const { content, past } = state;
  const after = applySiteChange(content, change);
  const typedIn = getTypedField(change);
  const last = past.at(-1);
  const belongs = last && typedIn !== null && last.typedIn === typedIn && at - last.at < TYPING_PAUSE_MS;
  const step: Step = belongs
    ? { ...last, at, after }
    : {
        words: getChangeLabel(content, change),
        typedIn,
        at,
        about: getAffectedPart(change, state.selected),
        before: content,
        after,
      };
  return {
    content: after,
    past: [...(belongs ? past.slice(0, -1) : past), step].slice(-MAX_STEPS),
    future: [],
    selected: selectedAfter(state, change, after),
  };
}

function applyStep(
  state: EditorState,
  { about }: Step,
  content: SiteContent,
  past: readonly Step[],
  future: readonly Step[],
): EditorState {
  return { content, past, future, selected: resolveSelected(content, about, state.content) };
}

function getTypedField(change: SiteChange): string | null {
  if (change.type === 'color') return 'color';
  if (!('isTyped' in change) || !change.isTyped) return null;
  return change.type === 'value'
    ? `${change.id} ${change.path}`
    : `${change.type} ${Object.keys(change.values).join(' ')}`;
}

function getAffectedPart(change: SiteChange, selected: SelectedPart): SelectedPart {
  if (change.type === 'add') return { part: 'block', id: change.block.id };
  if (change.type === 'duplicate') return { part: 'block', id: change.copyId };
  return 'id' in change ? { part: 'block', id: change.id } : selected;
}

function selectedAfter(
  { content, selected }: EditorState,
  change: SiteChange,
  after: SiteContent,
): SelectedPart {
  const isNew = change.type === 'add' || change.type === 'duplicate';
  return isNew ? getAffectedPart(change, selected) : resolveSelected(after, selected, content);
}

/** A block that is gone leaves the selection to the one that took its place. */
function resolveSelected(content: SiteContent, selected: SelectedPart, before?: SiteContent): SelectedPart {
  if (selected.part !== 'block' || content.blocks.some(({ id }) => id === selected.id)) return selected;
  const place = before?.blocks.findIndex(({ id }) => id === selected.id) ?? 0;
  const next = content.blocks[Math.min(Math.max(place, 0), content.blocks.length - 1)];
  return next ? { part: 'block', id: next.id } : { part: 'look' };
}
