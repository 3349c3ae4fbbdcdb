import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeApi } from '../../../test/harness';

const LOOKUP = 'POST /irradiation/lookup';
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const answer = {
  properties: {
    parameter: { ALLSKY_SFC_SW_DWN: Object.fromEntries(months.map((name, at) => [name, 3 + at / 10])) },
  },
};

let asked = 0;
let isAway = false;
let server: Server;
const urls = { NASA_POWER_URL: '', PVGIS_URL: 'off' };

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.statusCode = isAway ? 503 : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  urls.NASA_POWER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

describeApi(
  'irradiation of a place',
  (api) => {
    beforeEach(() => {
      asked = 0;
      isAway = false;
    });
    const body = { service: 'NASA_POWER' as const, latitude: -26.9194, longitude: -49.0661 };

    test('a service is asked once for a place of a hundredth of a degree, and then remembered', async () => {
      const { owner, vendor } = api.people;
      const { irradiation } = await api.call(LOOKUP, { as: owner, body });
      expect(irradiation).toMatchObject({
        latitude: -26.92,
        source: expect.stringContaining('NASA POWER'),
      });
      expect(irradiation?.horizontal[0]).toBe(3);
      const near = { ...body, latitude: -26.9204 };
      expect((await api.call(LOOKUP, { as: vendor, body: near })).irradiation).toEqual(irradiation);
      expect(asked).toBe(1);
    });

    test('a service that is away or not asked says so, and asks for typed months', async () => {
      isAway = true;
      const elsewhere = { ...body, latitude: -10 };
      const away = await api.call(LOOKUP, { as: api.people.owner, body: elsewhere });
      expect(away).toEqual({ irradiation: null, message: expect.stringContaining('Digite a irradiação') });
      const off = await api.call(LOOKUP, { as: api.people.owner, body: { ...body, service: 'PVGIS' } });
      expect(off.message).toContain('PVGIS não respondeu');
      isAway = false;
      expect((await api.call(LOOKUP, { as: api.people.owner, body: elsewhere })).irradiation).not.toBeNull();
    });

    test('whoever may not see proposals asks nothing', async () => {
      expect((await api.refused(LOOKUP, { as: api.people.newcomer, body })).status).toBe(403);
      expect(asked).toBe(0);
    });
  },
  urls,
);
