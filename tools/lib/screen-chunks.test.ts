import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.mjs';

/** Chunk of each lazy screen in an area's `App.tsx`, by the name of its component. */
const listLazyScreens = (source: string): Map<string, string | undefined> =>
  new Map(
    // linear: a file of ours, with some thirty screens
    [
      ...source.matchAll(
        /const (\w+) = lazyScreen\(\s*\(\) =>\s*import\((?:\/\* webpackChunkName: "([\w-]+)" \*\/)?/g,
      ),
    ].map(([, component = '', chunk]) => [component, chunk]),
  );

/** Pairs of a screen's name and each component that it draws, as an area's `App.tsx` lists them. */
const listDrawnComponents = (source: string): [screen: string, component: string][] => {
  const [, screens = ''] = source.split(/^const screens: .*$/m);
  const drawn: [string, string][] = [];
  let screen = '';
  for (const line of screens.split('\n')) {
    screen = /^ {2}'?([\w-]+)'?: /.exec(line)?.[1] ?? screen;
    for (const [, component = ''] of line.matchAll(/<(\w+)/g)) drawn.push([screen, component]);
  }
  return drawn;
};

const areas = readdirSync(workspaceRoot).filter((folder) =>
  existsSync(join(workspaceRoot, folder, 'src', 'App.tsx')),
);

test.each(areas)(
  '%s names the code of each lazy screen like the screen, so that pages announce it',
  (area) => {
    const source = readFileSync(join(workspaceRoot, area, 'src', 'App.tsx'), 'utf8');
    const chunks = listLazyScreens(source);
    const drawn = listDrawnComponents(source).filter(([, component]) => chunks.has(component));
    expect(drawn.length).toBeGreaterThanOrEqual(chunks.size);
    expect(drawn.filter(([screen, component]) => chunks.get(component) !== screen)).toEqual([]);
  },
);
