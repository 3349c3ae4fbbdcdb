import { createBlock } from '@girassol/shared-domain/website';
import { buildSiteContent, CONTACT, HERO, TEXT } from '../../testing/website.testing';
import { createEditorState, type EditorAction, type EditorState, reduceEditor } from './editor-state';
import type { SiteChange } from './site-change';
import { getValueAt } from './value-path';

const MORE = '00000000-0000-4000-8000-000000000004';
const content = buildSiteContent();

const after = (...actions: EditorAction[]): EditorState =>
  actions.reduce(reduceEditor, createEditorState(content));
const change = (one: SiteChange, at = 0): EditorAction => ({ type: 'change', change: one, at });
const typed = (value: string, at: number, id = HERO, path = 'heading') =>
  change({ type: 'value', id, path, value, isTyped: true }, at);
const undo: EditorAction = { type: 'undo' };
const redo: EditorAction = { type: 'redo' };
const order = ({ content: { blocks } }: EditorState) => blocks.map(({ id }) => id);
const heading = (state: EditorState, place = 0) =>
  getValueAt(state.content.blocks[place] ?? {}, 'values.heading');

describe('blocks', () => {
  test.each([
    ['down', HERO, 1, [TEXT, HERO, CONTACT]],
    ['to the end', HERO, 2, [TEXT, CONTACT, HERO]],
    ['up', CONTACT, 0, [CONTACT, HERO, TEXT]],
    ['beyond the end', TEXT, 9, [HERO, CONTACT, TEXT]],
  ])('one is moved %s', (_where, id, to, wanted) => {
    expect(order(after(change({ type: 'move', id, to })))).toEqual(wanted);
  });

  test('one that is added stands where it was put, and is in hand', () => {
    const state = after(change({ type: 'add', block: createBlock('notice', MORE), at: 1 }));
    expect(order(state)).toEqual([HERO, MORE, TEXT, CONTACT]);
    expect(state.selected).toEqual({ part: 'block', id: MORE });
  });

  test('a copy says the same under its own name, after the first', () => {
    const state = after(typed('Sol', 0), change({ type: 'duplicate', id: HERO, copyId: MORE }));
    expect(order(state)).toEqual([HERO, MORE, TEXT, CONTACT]);
    expect(heading(state, 1)).toBe('Sol');
    expect(heading(reduceEditor(state, typed('Outro', 9_000, MORE)), 0)).toBe('Sol');
  });

  test('the one after a removed one is in hand; bringing it back takes it in hand again', () => {
    const removed = after(
      { type: 'select', selected: { part: 'block', id: CONTACT } },
      change({ type: 'remove', id: CONTACT }),
    );
    expect(removed.selected).toEqual({ part: 'block', id: TEXT });
    const back = reduceEditor(removed, undo);
    expect(order(back)).toEqual([HERO, TEXT, CONTACT]);
    expect(back.selected).toEqual({ part: 'block', id: CONTACT });
  });

  test('an entry of a list changes alone', () => {
    const entry = { title: 'Casa', city: '', power: null, picture: null };
    const works = createBlock('works', MORE);
    const state = after(
      change({ type: 'add', block: { ...works, values: { ...works.values, works: [entry, entry] } }, at: 0 }),
      change({ type: 'value', id: MORE, path: 'works.1.power', value: 6.6 }),
    );
    expect(getValueAt(state.content.blocks[0] ?? {}, 'values.works')).toEqual([
      entry,
      { ...entry, power: 6.6 },
    ]);
    expect(state.past.at(-1)?.words).toBe('Potência de Obras');
  });
});

describe('taking back', () => {
  test('everything of a session, one step after the other, and again', () => {
    const steps: EditorAction[] = [
      typed('Sol', 0),
      change({ type: 'move', id: HERO, to: 2 }),
      change({ type: 'look', look: 'TERRA' }),
      change({ type: 'remove', id: TEXT }),
      change({ type: 'business', values: { name: 'Outra' } }),
    ];
    const done = after(...steps);
    const back = steps.reduce((state) => reduceEditor(state, undo), done);
    expect(back.content).toEqual(content);
    expect(reduceEditor(back, undo)).toBe(back);
    const again = steps.reduce((state) => reduceEditor(state, redo), back);
    expect(again.content).toEqual(done.content);
    expect(reduceEditor(again, redo)).toBe(again);
  });

  test('letters of one field are one step until they rest, or something else is done', () => {
    const state = after(
      typed('S', 0),
      typed('So', 300),
      typed('Sol', 600),
      typed('Sol d', 5_000),
      change({ type: 'color', color: '#000000' }, 5_100),
      typed('Sol do', 5_200),
      typed('Oi', 5_300, TEXT),
    );
    expect(state.past.map(({ words }) => words)).toEqual([
      'Título de Capa',
      'Título de Capa',
      'Cor',
      'Título de Capa',
      'Título de Texto',
    ]);
    expect(heading([1, 2, 3].reduce((one) => reduceEditor(one, undo), state))).toBe('Sol d');
    expect(heading([1, 2, 3, 4].reduce((one) => reduceEditor(one, undo), state))).toBe('Sol');
  });

  test('what was taken back is gone once something else is done', () => {
    const state = after(typed('Sol', 0), undo, change({ type: 'look', look: 'TERRA' }));
    expect(reduceEditor(state, redo)).toBe(state);
  });

  test('taking the version of another person can be taken back', () => {
    const theirs = { ...content, color: '#000000' };
    const state = after(
      typed('Sol', 0),
      change({ type: 'replace', content: theirs, words: 'Versão de Bia' }),
    );
    expect(state.content).toBe(theirs);
    expect(heading(reduceEditor(state, undo))).toBe('Sol');
  });
});

test('what a change does not touch stays the same: nothing of it is drawn again', () => {
  const { content: next } = after(typed('Sol', 0));
  expect(next.blocks[1]).toBe(content.blocks[1]);
  expect(next.business).toBe(content.business);
});

test('what the server has now begins a history of its own, with the same block in hand', () => {
  const state = after({ type: 'select', selected: { part: 'block', id: TEXT } }, typed('Sol', 0), {
    type: 'load',
    content: { ...content, color: '#000000' },
  });
  expect(state.selected).toEqual({ part: 'block', id: TEXT });
  expect(reduceEditor(state, undo)).toBe(state);
});
