import { createBlock, type SiteContent } from '@girassol/shared-domain/website';
import { buildSiteContent, HERO, TEXT } from '../../testing/website.testing';
import { applySiteChange } from '../state/apply-site-change';
import { applyTextChanges } from './apply-text-changes';
import { findClickedField } from './frame-block';
import { getTextChanges } from './text-changes';

const content = buildSiteContent();
const typed = (id: string, path: string, value: unknown): SiteContent =>
  applySiteChange(content, { type: 'value', id, path, value });

test('only texts that are others now are told, with where they are', () => {
  expect(getTextChanges(content, content)).toEqual([]);
  expect(getTextChanges(content, typed(HERO, 'heading', 'Sol'))).toEqual([
    { blockId: HERO, path: 'heading', text: 'Sol', isRich: false },
  ]);
  expect(getTextChanges(content, typed(TEXT, 'background', 'TINTED'))).toEqual([]);
});

test('texts of entries and words of buttons are found', () => {
  const works = createBlock('works', TEXT);
  const entry = { title: 'Casa', city: '', power: null, picture: null };
  const before = buildSiteContent({ blocks: [{ ...works, values: { ...works.values, works: [entry] } }] });
  const after = applySiteChange(before, { type: 'value', id: TEXT, path: 'works.0.title', value: 'Sítio' });
  expect(getTextChanges(before, after).map(({ path }) => path)).toEqual(['works.0.title']);
});

describe('in the page of the server', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section data-block="${HERO}"><h1 data-field="heading">Energia</h1><a data-field="button.label">Simular</a></section>
      <section data-block="${TEXT}"><div data-field="body"><p>Antes</p></div></section>`;
  });

  test('a line shows at once, and never becomes markup', () => {
    applyTextChanges(document, getTextChanges(content, typed(HERO, 'heading', '<b>Sol</b>')));
    expect(document.querySelector('h1')?.textContent).toBe('<b>Sol</b>');
    expect(document.querySelector('b')).toBeNull();
  });

  test('the words of a button show where the server wrote them', () => {
    const before = typed(HERO, 'button', { label: 'Simular', to: '#simulador' });
    const after = applySiteChange(before, {
      type: 'value',
      id: HERO,
      path: 'button',
      value: { label: 'Calcular agora', to: '#simulador' },
    });
    applyTextChanges(document, getTextChanges(before, after));
    expect(document.querySelector('a')?.textContent).toBe('Calcular agora');
  });

  test('a text shows with its paragraphs, lists and bold words', () => {
    applyTextChanges(document, getTextChanges(content, typed(TEXT, 'body', 'Um **forte**\n\n- dois')));
    const body = document.querySelector('[data-field="body"]');
    expect(body?.querySelector('p strong')?.textContent).toBe('forte');
    expect(body?.querySelector('ul li')?.textContent).toBe('dois');
  });

  test('a press is of the block and the field it is in', () => {
    expect(findClickedField(document.querySelector('p'))).toEqual({ blockId: TEXT, path: 'body' });
    expect(findClickedField(document.body)).toBeNull();
  });
});
