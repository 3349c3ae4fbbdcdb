import { once } from 'node:events';
import { connect } from 'node:net';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { waitUntil } from '../../../test/wait-until';

describeApiOnEveryDatabase('stopping', (api) => {
  test('an open request is finished, its connection is not kept', async () => {
    const address = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const body = JSON.stringify({ clientVersion: '1.0.0' });
    const head = `POST /api/updates/updated HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const begun = once(api.app.server, 'request');
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    await begun;

    const closed = api.app.close();
    const isRefused = () =>
      fetch(address).then(
        () => false,
        () => true,
      );
    await waitUntil(isRefused);
    socket.write(body);
    await Promise.all([closed, ended]);
    expect(answer).toContain('"needUpdate":true');
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});
