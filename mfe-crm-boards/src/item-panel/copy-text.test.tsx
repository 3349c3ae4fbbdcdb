import { buildTestItem } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactList } from '../item/FactList';
import { getItemFacts } from '../item/item-facts';

test('a copy button puts the value on the clipboard and says so', async () => {
  const user = userEvent.setup();
  render(
    <>
      <FactList facts={getItemFacts(buildTestItem())} />
      <SnackbarHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copiar E-mail' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('carla@exemplo.com.br'));
  expect(await screen.findByText('E-mail: copiado!')).toBeVisible();
});
