import type { AvailableRelease, LiveRelease } from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { buildSampleRelease, sampleShell } from '../../../../test/release';
import { createReleaseCompatibility } from './release-compatibility';

const shell = { ...sampleShell, exports: { react: ['useState'] } };
const uses = { react: ['useState', 'useTomorrow'] };
const { manifest } = buildSampleRelease('mfe-a', '1.0.0', { uses });
const release: AvailableRelease = { manifest, manifestIntegrity: 'sha384-x' };
const line: LiveRelease = {
  ...{ remote: 'mfe-a', version: '1.0.0', scope: 'all', target: '' },
  share: 100,
  isLive: true,
};

function readLog() {
  const lines: unknown[] = [];
  const log = { error: (about: object, text: string) => lines.push({ ...about, text }) };
  // Only errors are written here.
  return { lines, fit: createReleaseCompatibility(shell, log as unknown as FastifyBaseLogger) };
}

test('a live release that the shell cannot carry is logged once, with its team and what is missing', () => {
  const { lines, fit } = readLog();
  const marked = [fit.marked(release)];
  fit.tell(marked, [line]);
  fit.tell(marked, [line]);
  expect(lines).toEqual([
    {
      ...{ remote: 'mfe-a', version: '1.0.0', team: 'teste', shell: '1.0.0' },
      lacks: 'useTomorrow of react',
      text: expect.stringMatching(/^GF-406 /),
    },
  ]);
});

test('one that is live for nobody, or paused, is not', () => {
  const { lines, fit } = readLog();
  fit.tell([fit.marked(release)], []);
  fit.tell([fit.marked(release)], [{ ...line, isLive: false }]);
  expect(lines).toEqual([]);
});
