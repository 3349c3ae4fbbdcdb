import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@girassol/shared-domain';
import { describeRegistry, registryShell } from '../../../test/registry';
import { buildSampleRelease } from '../../../test/release';

describeRegistry('releases that are kept', (registry) => {
  const { deployShell, publish, statusOf, change, servedTo, twoVersions } = registry;

  test('under a shell that stepped back, a live release is not loaded, and the operator is told why', async () => {
    await publish(buildSampleRelease('mfe-recuo', '1.0.0', { uses: { react: ['useState'] } }));
    await publish(
      buildSampleRelease('mfe-recuo', '1.1.0', {
        uses: { react: ['useEffect', 'useState'] },
        builtAt: '2026-02-01T00:00:00.000Z',
      }),
    );
    await change('mfe-recuo', 'rollout', { version: '1.0.0' });
    await change('mfe-recuo', 'rollout', { version: '1.1.0' });
    const served = async () => {
      // A change makes the server look at its shell.
      await change('mfe-recuo', 'rollout', { version: '1.0.0', scope: 'host', target: 'aurora.localhost' });
      const { remotes } = (await registry.app.inject({ url: '/federation/registry' })).json();
      return remotes.find(({ name }: { name: string }) => name === 'mfe-recuo');
    };
    expect(await served()).not.toHaveProperty('unmet');

    deployShell({ ...registryShell, version: '1.3.0-abc', exports: { react: ['useState'] } });
    expect(await served()).toMatchObject({
      version: '1.1.0',
      unmet: 'useEffect of react',
      previous: { version: '1.0.0' },
    });
    expect(await change('mfe-recuo', 'rollout', { version: '1.1.0', share: 50 })).toMatchObject({
      status: 409,
      body: { code: 'GF-527', message: expect.stringContaining('usa de react') },
    });
    const releases = (await statusOf('mfe-recuo'))?.releases;
    expect(releases?.map(({ version, unmet }) => [version, unmet])).toEqual([
      ['1.1.0', [{ kind: 'names', of: 'react', names: ['useEffect'] }]],
      ['1.0.0', undefined],
    ]);
    deployShell(registryShell);
    expect(await served()).not.toHaveProperty('unmet');
  });

  test('a remote.json that was tampered with in the store takes its release out, and the one before serves', async () => {
    await twoVersions('mfe-mexida');
    await change('mfe-mexida', 'rollout', { version: '1.1.0' });
    const path = join(registry.folder, 'data', 'releases', 'mfe-mexida', '1.1.0', 'remote.json');
    const evil = buildSampleRelease('mfe-mexida', '1.1.0', { title: 'Outra coisa' });
    writeFileSync(path, JSON.stringify(evil.manifest));
    await registry.restart();
    expect(await servedTo('mfe-mexida')).toBe('1.0.0');
  });

  test('where a live release was tampered with, what was last live and good steps in, and the status says so', async () => {
    const remote = 'mfe-volta-certa';
    // Built later than everything that follows, replaced first; and one that was stepped back from.
    for (const [version, month] of [
      ['1.0.0', '01'],
      ['1.1.0', '02'],
      ['1.2.0', '03'],
      ['1.3.0', '04'],
    ] as const)
      await publish(buildSampleRelease(remote, version, { builtAt: `2026-${month}-01T00:00:00.000Z` }));
    for (const version of ['1.3.0', '1.0.0', '1.2.0']) await change(remote, 'rollout', { version });
    await change(remote, 'rollback', {});
    await change(remote, 'rollout', { version: '1.1.0' });
    const announced = async () => {
      const { remotes } = (await registry.app.inject({ url: '/federation/registry' })).json();
      const found = remotes.find(({ name }: { name: string }) => name === remote);
      return [found?.version, found?.previous?.version];
    };
    expect(await announced()).toEqual(['1.1.0', '1.0.0']);
    expect((await statusOf(remote))?.live[0]).not.toHaveProperty('standIn');

    const path = join(registry.folder, 'data', 'releases', remote, '1.1.0', 'remote.json');
    writeFileSync(
      path,
      JSON.stringify(buildSampleRelease(remote, '1.1.0', { title: 'Outra coisa' }).manifest),
    );
    await registry.restart();
    expect(await announced()).toEqual(['1.0.0', '1.3.0']);
    expect((await statusOf(remote))?.live).toMatchObject([
      { version: '1.1.0', standIn: { version: '1.0.0', code: 'GF-403' } },
    ]);
  });

  test('releases, lines and history outlive a restart; what was left half received is gone', async () => {
    await twoVersions('mfe-fica');
    const before = await statusOf('mfe-fica');
    const left = join(registry.folder, 'data', 'releases', 'mfe-fica', '.abandonada');
    mkdirSync(left);
    const yesterday = new Date(Date.now() - DAY_MS);
    utimesSync(left, yesterday, yesterday);
    await registry.restart();
    expect(await statusOf('mfe-fica')).toEqual(before);
    expect(await servedTo('mfe-fica')).toBe('1.0.0');
    expect(existsSync(left)).toBe(false);
  });
});
