import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowCustomerButton } from './FollowCustomerButton';

const CHANGE = 'PUT /notifications/follows/:subject/:subjectId';
const CUSTOMER = '018f0000-0000-7000-8000-00000000c001';

afterEach(() => resetUi());

test('a press follows, the next one does not, and either is taken back', async () => {
  let isFollowing = false;
  const server = fakeApi({
    'GET /notifications/follows/:subject/:subjectId': () => ({ isFollowing }),
    [CHANGE]: ({ body }) => {
      ({ isFollowing } = body as { isFollowing: boolean });
      return { isFollowing };
    },
  });
  const user = userEvent.setup();
  renderWithSession(
    <>
      <FollowCustomerButton customerId={CUSTOMER} />
      <DialogHost />
      <SnackbarHost />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Seguir' }));
  expect(await screen.findByRole('button', { name: 'Deixar de seguir' })).toBeVisible();
  expect(server.calls(CHANGE)[0]).toMatchObject({
    params: { subject: 'CUSTOMER', subjectId: CUSTOMER },
    body: { isFollowing: true },
  });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: 'Seguir' })).toBeVisible();
  await waitFor(() => expect(isFollowing).toBe(false));
});
