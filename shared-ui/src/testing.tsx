import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Announcer } from './announce/announce';
import { DialogHost } from './dialogs/DialogHost';
import { dialogRequests } from './dialogs/dialog-store';
import { SnackbarHost } from './snackbar/SnackbarHost';
import { snackbars } from './snackbar/snackbar-store';
import { ThemeRoot } from './theme/ThemeRoot';

/** What surrounds every screen in the shell: theme, tooltips, dialogs, snackbars and announcements. */
export function UiSurroundings({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      {children}
      <DialogHost />
      <SnackbarHost />
      <Announcer />
    </ThemeRoot>
  );
}

/** Forgets the dialogs and snackbars that an earlier test left behind. */
export function resetUi(): void {
  dialogRequests.set([]);
  snackbars.set([]);
}

/**
 * Renders a screen with everything of the design system around it, and gives the person who uses it.
 *
 *     const { user } = renderUi(<LoginScreen />);
 *     await user.type(screen.getByLabelText('E-mail'), 'ana@girassol.test');
 */
export function renderUi(ui: ReactElement): RenderResult & { user: UserEvent } {
  resetUi();
  const user = userEvent.setup();
  return Object.assign(render(ui, { wrapper: UiSurroundings }), { user });
}

/** Lets time go by where the time itself is what is tested: that something lasts, or that nothing comes of it. */
export async function letTimePass(ms: number): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}

/** A page in tests cannot save files: instead their names come into the list that this answers. */
export function recordSavedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  return names;
}
