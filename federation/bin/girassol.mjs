#!/usr/bin/env node
// The command for the teams of the areas. Run it in the folder of a remote (or of the shell).

const commands = {
  build: {
    summary: 'production build: a release, or the shell',
    run: async ([configFile]) =>
      (await import('../build/build-package.mjs')).buildPackage(process.cwd(), configFile),
  },
  dev: {
    summary: 'development server with hot reload: girassol dev <port>',
    run: async ([port]) =>
      (await import('../build/develop-package.mjs')).developPackage(process.cwd(), Number(port ?? 8100)),
  },
};

const [name = 'help', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.log('girassol <command>\n');
  for (const [key, { summary }] of Object.entries(commands)) console.log(`  ${key.padEnd(10)} ${summary}`);
  process.exit(name === 'help' ? 0 : 1);
}
try {
  await command.run(rest);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
