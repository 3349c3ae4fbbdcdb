import '@girassol/shared-auth/testing/databases';
import { remoteTesting } from '@girassol/federation/remote';
import {
  clearWaitingWrites,
  getWaitingWrites,
  sendWaitingWrites,
  startOutboxOfApi,
} from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { addDays, type PermissionLevels, type Session, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { AgendaSchedule, Settings } from '@girassol/shared-domain/contract';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { DialogHost } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import AgendaPage from './AgendaPage';

const COMING = 'GET /notes/schedules/paginated/:userId/:multiplier/:type';
const SEARCH = 'POST /notes/schedules/filtered/:userId/:multiplier';
const NOTE = 'GET /notes/note/:saleId/:noteId';
const EDIT = 'PATCH /notes/note/:saleId/:noteId';
const DELETE = 'DELETE /notes/note/:saleId/:noteId';
beforeEach(() => void remoteTesting.installFakePlatform());
afterEach(() => jest.restoreAllMocks());

const user = userEvent.setup();
const session = buildTestSession();
const today = toIsoDate(Date.now());
const ana = { _id: session.userId, personalData: { name: 'Ana Souza' } };

function aSchedule(changes: Partial<AgendaSchedule> = {}): AgendaSchedule {
  const date = changes.notificationDate ?? addDays(today, 1);
  return {
    _id: '018f0000-0000-7000-8000-00000000b001',
    sale: { _id: '018f0000-0000-7000-8000-00000000a001', type: 'SALES', id: 12, name: 'Residência' },
    customer: { _id: '018f0000-0000-7000-8000-00000000c001', name: 'Carla Schmidt' },
    type: 'Visita',
    content: 'Medir o telhado',
    notificationDate: date,
    notificationTimestamp: toEpochMs(date, changes.notificationTimeStart ?? '10:00'),
    notificationTimeStart: '10:00',
    notificationTimeEnd: '11:30',
    isPrivate: false,
    version: 1,
    user: ana,
    owner: ana,
    ...changes,
  };
}

const page = (...schedules: AgendaSchedule[]) => ({ schedules, hasMoreItems: false });
const note = ({ _id, content, type, ...schedule }: AgendaSchedule) => ({
  note: {
    _id,
    content,
    type,
    warning: true,
    notificationDate: schedule.notificationDate,
    notificationTimestamp: schedule.notificationTimestamp,
    notificationTimeStart: schedule.notificationTimeStart,
    notificationTimeEnd: schedule.notificationTimeEnd,
    isPrivate: false,
    registryDate: today,
    registryTimestamp: Date.now(),
    version: schedule.version,
    user: ana,
    mentions: [],
  },
});

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Volta do navegador
      </button>
    </>
  );
}

interface Viewing {
  session?: Session;
  /** User, team or company whose agenda is opened; the test user by default. */
  fetchId?: string;
  teams?: Settings['teams'];
  /** Levels of the person, who is a collaborator then. */
  levels?: PermissionLevels;
}

function open(
  routes: FakeRoutes,
  search = '?v=lista',
  { session: person = buildTestSession(), fetchId = person.userId, teams = [], levels }: Viewing = {},
) {
  const server = fakeApi(routes);
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/agenda/${fetchId}${search}`]}>
      <Routes>
        <Route path="/vendas/agenda/:uid" element={<AgendaPage kind="SALES" />} />
      </Routes>
      <Address />
      <DialogHost />
    </MemoryRouter>,
    {
      session: person,
      settings: buildTestSettings({
        notesTypes: [{ _id: 'Visita', name: 'Visita' }],
        teams,
        individualPermissions: { [person.userId]: { salesKanban: true } },
        ...(levels && { permissionLevels: { [person.userId]: levels } }),
      }),
    },
  );
  return server;
}

test('[collaborators-003] with the level VIEW nothing is scheduled, moved or changed, and the reason is said', async () => {
  const person = buildTestSession({ type: 'VENDOR' });
  const schedule = aSchedule();
  open({ [COMING]: page(schedule), [NOTE]: note(schedule) }, '?v=lista', {
    session: person,
    levels: { schedule: 'VIEW' },
  });
  const begin = await screen.findByRole('button', { name: 'Novo agendamento' });
  expect(begin).toBeDisabled();
  expect(begin).toHaveAttribute('title', expect.stringContaining('Seu acesso a Agenda é só para ver.'));
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByText('Carla Schmidt'));
  const dialog = await screen.findByRole('dialog', { name: 'Carla Schmidt' });
  expect(await within(dialog).findByText('Medir o telhado')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Remarcar' })).toBeNull();
});

test('a schedule that is gone leads back to an agenda without it', async () => {
  const server = open(
    { [COMING]: page(aSchedule()), [NOTE]: replyRefused(404, { message: 'Esta nota não existe mais.' }) },
    '?v=lista',
  );
  await user.click(await screen.findByText('Carla Schmidt'));
  const dialog = await screen.findByRole('dialog', { name: 'Carla Schmidt' });
  expect(await within(dialog).findByText('Este agendamento não existe mais')).toBeVisible();
  server.answer({ [COMING]: page() });
  await user.click(within(dialog).getByRole('button', { name: 'Voltar à agenda' }));
  await waitFor(() => expect(screen.queryByText('Carla Schmidt')).toBeNull());
});

test('an agenda of somebody else leads to the own one', async () => {
  open(
    {
      [COMING]: ({ params }) =>
        params.userId === 'owner'
          ? replyRefused(403, { message: 'Você só pode ver os seus próprios registros.' })
          : page(aSchedule()),
    },
    '?v=lista',
    { session: buildTestSession({ type: 'VENDOR' }), fetchId: 'owner' },
  );
  expect(await screen.findByText('Você só pode ver os seus próprios registros.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Abrir a minha agenda' }));
  expect(await screen.findByText('Carla Schmidt')).toBeVisible();
});

test('[schedules-001] the list pages through the coming schedules', async () => {
  const server = open({
    [COMING]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { schedules: [aSchedule()], hasMoreItems: true }
        : page(aSchedule({ _id: 'b2', content: 'Segunda página' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Segunda página')).toBeVisible();
  expect(server.calls(COMING).map(({ params }) => [Number(params.multiplier), params.type])).toEqual([
    [1, 'SALES'],
    [2, 'SALES'],
  ]);
});

testAtHoursOfTheDay(
  '[schedules-003] a line shows board, customer, type, content and time',
  async ({ today: day }) => {
    open({ [COMING]: page(aSchedule({ notificationDate: addDays(day, 1) })) });
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent('10:00 às 11:30');
    expect(line).toHaveTextContent('Carla Schmidt');
    expect(line).toHaveTextContent('Venda #00012 · Residência');
    expect(line).toHaveTextContent('Medir o telhado');
    expect(line).toHaveTextContent('Visita');
    expect(screen.getByRole('heading', { name: /amanhã/ })).toBeVisible();
  },
);

const vendorId = '018f0000-0000-7000-8000-00000000e001';
const teamId = '018f0000-0000-7000-8000-00000000e002';
const company = buildTestSession({
  managerId: '018f0000-0000-7000-8000-00000000f001',
  vendors: [{ _id: vendorId, personalData: { name: 'Caio Ferreira' } }],
});

test.each([
  ['USER', company.userId],
  ['MANAGER', company.managerId],
  ['VENDOR', vendorId],
  ['TEAM', teamId],
])(
  '[schedules-002] a search sends scope %s, text, type of note, period and board',
  async (fetchType, fetchId) => {
    const server = open({ [SEARCH]: page() }, '?v=semana&d=2026-03-04&busca=casa&tipo=Visita', {
      session: company,
      fetchId,
      teams: [{ _id: teamId, name: 'Sul', type: 'SALES', leader: company.userId, members: [vendorId] }],
    });
    await waitFor(() => expect(server.calls(SEARCH)).toHaveLength(1));
    expect(server.calls(SEARCH)[0]?.params).toMatchObject({ userId: company.userId });
    expect(server.calls(SEARCH)[0]?.body).toEqual({
      fetchType,
      fetchId,
      searchValue: 'casa',
      noteType: 'Visita',
      filter1Active: true,
      filter1Value: { start: '2026-03-01', end: '2026-03-07' },
      type: 'SALES',
      pageSize: 500,
    });
  },
);

test('keys walk: arrows, today, views; the address follows', async () => {
  open({ [SEARCH]: page(), [COMING]: page() }, '?v=semana&d=2026-03-04');
  await screen.findByRole('heading', { name: '1 a 7 de março de 2026' });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: '8 a 14 de março de 2026' })).toBeVisible();
  await user.keyboard('1');
  expect(await screen.findByRole('heading', { name: 'Março de 2026' })).toBeVisible();
  expect(document.querySelector('output')).toHaveTextContent('?v=mes&d=2026-03-11');
  await user.keyboard('t3');
  expect(document.querySelector('output')).toHaveTextContent(`?v=dia&d=${today}`);
});

testAtHoursOfTheDay('the way to today leads to the day that it is', async ({ today: day }) => {
  open({ [SEARCH]: page(), [COMING]: page() }, '?v=semana&d=2026-03-04');
  await screen.findByRole('heading', { name: '1 a 7 de março de 2026' });
  await user.keyboard('t3');
  expect(document.querySelector('output')).toHaveTextContent(`?v=dia&d=${day}`);
});

test('a past schedule says so; one without times stands over the hours', async () => {
  const past = aSchedule({
    notificationDate: '2026-03-04',
    notificationTimestamp: toEpochMs('2026-03-04', '10:00'),
  });
  open(
    {
      [SEARCH]: page(
        past,
        aSchedule({ ...past, _id: 'b3', notificationTimeStart: null, notificationTimeEnd: null }),
      ),
    },
    '?v=dia&d=2026-03-04',
  );
  expect(await screen.findByRole('button', { name: /10:00 às 11:30 · Visita.*Já passou$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Dia inteiro: Visita.*Já passou$/ })).toBeVisible();
  expect(screen.getByText('dia inteiro')).toBeVisible();
});

test('a schedule is moved by its form as long as it is, with the version that was seen', async () => {
  const schedule = aSchedule();
  const server = open({
    [COMING]: page(schedule),
    [NOTE]: note(schedule),
    [EDIT]: note({ ...schedule, version: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: /Carla Schmidt/ }));
  await user.click(await screen.findByRole('button', { name: 'Remarcar' }));
  const form = within(await screen.findByRole('form', { name: 'Remarcar' }));
  await user.clear(form.getByLabelText('Início'));
  await user.type(form.getByLabelText('Início'), '0900');
  expect(form.getByLabelText('Término')).toHaveValue('10:30');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(EDIT)).toHaveLength(1));
  expect(server.calls(EDIT)[0]?.body).toEqual({
    warningDate: schedule.notificationDate,
    warningTimeStart: '09:00',
    warningTimeEnd: '10:30',
    version: 1,
  });
});

test('a new schedule is about an item of the board', async () => {
  const server = open({
    [COMING]: page(),
    'POST /sales/kanban/names/:userId/:type': {
      sales: [{ _id: 'a1', id: 12, name: 'Residência', customerName: 'Carla', column: 'x' }],
    },
    'POST /notes/new/:id': note(aSchedule()),
  });
  await user.click(await screen.findByRole('button', { name: 'Novo agendamento' }));
  expect(await screen.findByRole('combobox', { name: /Venda/ })).toHaveFocus();
  await user.tab();
  const text = await screen.findByRole('textbox', { name: /^Nota/ });
  expect(text).toHaveFocus();
  expect(text).toBeRequired();
  await user.type(text, 'Levar a trena');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Escolha uma venda.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: /Venda/ }), 'resid');
  await user.click(await screen.findByRole('option', { name: /#00012 Residência/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar agendamento' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(1));
  const [call] = server.calls('POST /notes/new/:id');
  expect(call?.params.id).toBe('a1');
  expect(call?.body).toMatchObject({
    noteText: 'Levar a trena',
    noteType: 'Visita',
    warningDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    warningTimeStart: expect.stringMatching(/^\d{2}:00$/),
  });
});

test('the text and the item of a new schedule are there again after the page was left by mistake', async () => {
  const routes = {
    [COMING]: page(),
    'POST /sales/kanban/names/:userId/:type': {
      sales: [{ _id: 'a1', id: 12, name: 'Residência', customerName: 'Carla', column: 'x' }],
    },
    'POST /notes/new/:id': note(aSchedule()),
  };
  open(routes);
  await user.click(await screen.findByRole('button', { name: 'Novo agendamento' }));
  await user.type(await screen.findByRole('textbox', { name: /^Nota/ }), 'Levar a trena');
  await user.type(screen.getByRole('combobox', { name: /Venda/ }), 'resid');
  await user.click(await screen.findByRole('option', { name: /#00012 Residência/ }));
  cleanup();

  const server = open(routes);
  await user.click(await screen.findByRole('button', { name: 'Novo agendamento' }));
  expect(await screen.findByRole('combobox', { name: /Venda/ })).toHaveValue('#00012 Residência');
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Levar a trena');
  await user.click(screen.getByRole('button', { name: 'Salvar agendamento' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')[0]?.params.id).toBe('a1'));
});

test('an item deleted before its schedule is saved leaves its field, and the text stays', async () => {
  const server = open({
    [SEARCH]: page(),
    [COMING]: page(),
    'POST /sales/kanban/names/:userId/:type': {
      sales: [{ _id: 'a1', id: 12, name: 'Residência', customerName: 'Carla', column: 'x' }],
    },
    'POST /notes/new/:id': replyRefused(404, { message: 'Este item não existe mais.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Novo agendamento' }));
  await user.type(await screen.findByRole('textbox', { name: /^Nota/ }), 'Levar a trena');
  await user.type(screen.getByRole('combobox', { name: /Venda/ }), 'resid');
  await user.click(await screen.findByRole('option', { name: /#00012 Residência/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar agendamento' }));
  expect(await screen.findByText('Escolha uma venda.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Venda/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Levar a trena');

  server.answer({ 'POST /notes/new/:id': note(aSchedule()) });
  await user.type(screen.getByRole('combobox', { name: /Venda/ }), 'resid');
  await user.click(await screen.findByRole('option', { name: /#00012 Residência/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar agendamento' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nota/ })).toBeNull());
});

test('a week shows as many simultaneous schedules of a day as can be read, and leads to the others', async () => {
  jest.replaceProperty(window, 'innerWidth', 1440);
  const three = ['Carla', 'Davi', 'Elisa'].map((name, index) =>
    aSchedule({ _id: `b${index}`, customer: { _id: `c${index}`, name }, notificationDate: today }),
  );
  open({ [SEARCH]: page(...three) }, `?v=semana&d=${today}`);
  expect(await screen.findByRole('button', { name: /Carla/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Davi/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Elisa/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Mais 1 no mesmo horário/ }));
  expect(await screen.findByRole('button', { name: /Elisa/ })).toBeVisible();
});

test('a day on a phone shows as many simultaneous schedules as can be read, and the list has the others', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  const six = ['Ana', 'Bia', 'Carla', 'Davi', 'Elisa', 'Fábio'].map((name, index) =>
    aSchedule({ _id: `b${index}`, customer: { _id: `c${index}`, name }, notificationDate: today }),
  );
  open({ [SEARCH]: page(...six), [COMING]: page(...six) }, `?v=semana&d=${today}`);
  await user.click(await screen.findByRole('button', { name: /^Mais 5 no mesmo horário/ }));
  expect(await screen.findByRole('button', { name: /Davi/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Elisa/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Mais 2 no mesmo horário/ }));
  expect(await screen.findByRole('button', { name: /Fábio/ })).toBeVisible();
});

test('the way back from a day leads to the week in which it was chosen', async () => {
  open({ [SEARCH]: page() }, `?v=semana&d=${today}`);
  await user.click(await screen.findByRole('button', { current: 'date' }));
  expect(await screen.findByText(/v=dia/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volta do navegador' }));
  expect(await screen.findByText(/v=semana/)).toBeVisible();
});

test('a week that scrolls sideways opens at the chosen day', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.day === today && 'hours' in this.dataset ? 300 : 0;
  });
  open({ [SEARCH]: page() }, `?v=semana&d=${today}`);
  expect(await screen.findByRole('group', { name: 'Horas' })).toHaveProperty('scrollLeft', 300);
});

test('deleting asks first', async () => {
  const schedule = aSchedule();
  const server = open({
    [COMING]: page(schedule),
    [NOTE]: note(schedule),
    'DELETE /notes/note/:saleId/:noteId': {},
  });
  await user.click(await screen.findByRole('button', { name: /Carla Schmidt/ }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Deseja excluir permanentemente esta nota?');
  expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Excluir nota' }));
  await waitFor(() => expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(1));
});

test('the text for a schedule that somebody deleted meanwhile stays until it is saved as a new one', async () => {
  const schedule = aSchedule();
  const server = open({
    [COMING]: page(schedule),
    [NOTE]: note(schedule),
    [EDIT]: replyRefused(404, { message: 'Esta nota não existe mais.' }),
    'POST /notes/new/:id': replyRefused(500, { message: 'Falhou.' }),
  });
  await user.click(await screen.findByRole('button', { name: /Carla Schmidt/ }));
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const text = screen.getByRole('textbox', { name: /^Nota/ });
  await user.clear(text);
  await user.type(text, 'Levar a trena');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Salvar como nova' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(1));
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Levar a trena');

  server.answer({ 'POST /notes/new/:id': note(schedule) });
  await user.click(screen.getByRole('button', { name: 'Salvar como nova' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nota/ })).toBeNull());
});

test('a failure can be tried again; an empty list says what belongs there', async () => {
  let isBroken = true;
  open({ [COMING]: () => (isBroken ? replyRefused(500, { message: 'Falhou.' }) : page()) });
  expect(await screen.findByText('Não foi possível carregar a agenda')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  expect(await screen.findByText('Nada agendado daqui em diante')).toBeVisible();
});

describe('without a signal', () => {
  beforeEach(() => startOutboxOfApi({ acceptsWrites: true }));
  afterEach(async () => {
    await act(() => clearWaitingWrites());
    act(() => startOutboxOfApi({ acceptsWrites: false }));
  });

  test('a schedule whose deletion waits is not in the agenda; one that was refused is again', async () => {
    const schedule = aSchedule();
    const server = open({
      [COMING]: page(schedule),
      [NOTE]: note(schedule),
      [DELETE]: replyUnreachable(),
      'GET /health': replyUnreachable(),
    });
    await user.click(await screen.findByRole('button', { name: /Carla Schmidt/ }));
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir nota' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Carla Schmidt/ })).toBeNull());

    server.answer({
      [DELETE]: replyRefused(409, {
        message: 'Isto foi alterado enquanto você estava sem sinal.',
        current: { text: 'Medir o telhado e o quadro', version: '2' },
      }),
    });
    await act(() => sendWaitingWrites());
    expect(await screen.findByRole('button', { name: /Carla Schmidt/ })).toBeVisible();
    expect(server.calls(DELETE).at(-1)?.headers.get('if-match')).toBe('"1"');
  });

  test('a schedule whose new time waits shows at that time, and takes no other change until it is sent', async () => {
    const schedule = aSchedule();
    const server = open({
      [COMING]: page(schedule),
      [NOTE]: note(schedule),
      [EDIT]: replyUnreachable(),
      'GET /health': replyUnreachable(),
    });
    await user.click(await screen.findByRole('button', { name: /Carla Schmidt/ }));
    await user.click(await screen.findByRole('button', { name: 'Remarcar' }));
    const form = within(await screen.findByRole('form', { name: 'Remarcar' }));
    await user.clear(form.getByLabelText('Início'));
    await user.type(form.getByLabelText('Início'), '0900');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await user.click(
      await screen.findByRole('button', { name: /09:00.*Carla Schmidt|Carla Schmidt.*09:00/ }),
    );
    expect(await screen.findByText('Sua edição espera sinal')).toBeVisible();
    expect(getWaitingWrites()[0]?.recordName).toBe('#00012 Residência · Carla Schmidt');
    for (const name of ['Excluir', 'Editar', 'Remarcar'])
      expect(screen.queryByRole('button', { name })).toBeNull();

    const moved = { ...schedule, notificationTimeStart: '09:00', notificationTimeEnd: '10:30', version: 2 };
    server.answer({ [EDIT]: note(moved), [COMING]: page(moved), [NOTE]: note(moved) });
    await act(() => sendWaitingWrites());
    expect(await screen.findByRole('button', { name: 'Remarcar' })).toBeVisible();
  });

  test('a new schedule waits under the name of the item that was chosen', async () => {
    open({
      [COMING]: page(),
      'POST /sales/kanban/names/:userId/:type': {
        sales: [{ _id: 'a1', id: 12, name: 'Residência', customerName: 'Carla', column: 'x' }],
      },
      'POST /notes/new/:id': replyUnreachable(),
      'GET /health': replyUnreachable(),
    });
    await user.click(await screen.findByRole('button', { name: 'Novo agendamento' }));
    await user.type(await screen.findByRole('combobox', { name: /Venda/ }), 'resid');
    await user.click(await screen.findByRole('option', { name: /#00012 Residência/ }));
    await user.type(await screen.findByRole('textbox', { name: /^Nota/ }), 'Levar a trena');
    await user.click(screen.getByRole('button', { name: 'Salvar agendamento' }));
    await waitFor(() =>
      expect(getWaitingWrites()).toMatchObject([
        { title: 'Agendamento', detail: 'Levar a trena', recordName: '#00012 Residência · Carla' },
      ]),
    );
  });
});
