/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import * as core from '..';
import * as charts from '../entries/charts';
import * as fields from '../entries/fields';
import * as filters from '../entries/filters';
import * as lists from '../entries/lists';
import * as overlays from '../entries/overlays';
import * as pickers from '../entries/pickers';
import { renderUi } from '../testing';
import { Gallery } from './Gallery';

const entries = { core, charts, fields, filters, lists, overlays, pickers };

/** Nothing of their own to see: what a page has once around everything, and what only assistive technology reads. */
const withoutLook = ['Announcer', 'DialogHost', 'SnackbarHost', 'ThemeRoot', 'VisuallyHidden'];

/** Building blocks of charts, as `MonthsChart` uses them. */
const chartParts = ['VictoryAxis', 'VictoryBar', 'VictoryChart', 'VictoryGroup', 'VictoryTooltip'];

const sources = readdirSync(__dirname)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

/** Returns true for a component that is drawn in the gallery or styled by a drawn one. */
const isInGallery = (name: string) => new RegExp(`<${name}\\b|styled\\(${name}\\)`).test(sources);

test.each(Object.entries(entries))('the gallery shows every component of %s', (_entry, exported) => {
  const components = Object.keys(exported).filter((name) => /^[A-Z][a-z]/.test(name));
  const lacking = components.filter(
    (name) => !isInGallery(name) && !withoutLook.includes(name) && !chartParts.includes(name),
  );
  expect(lacking).toEqual([]);
});

test('it draws all its subjects, and a button of it answers', async () => {
  const { user } = renderUi(<Gallery />);
  const subjects = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const subject of ['Formulários', 'Listas', 'Gráficos', 'Ícones']) expect(subjects).toContain(subject);

  await user.click(screen.getByRole('button', { name: 'Marca de parceiro' }));
  expect(screen.getByRole('button', { name: 'Marca de parceiro' })).toHaveAttribute('aria-pressed', 'true');
});
