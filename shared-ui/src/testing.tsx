import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Announcer } from './announce/announce';
import { DialogHost } from './dialogs/DialogHost';
import { dialogRequests } from './questions/dialog-store';
import { SnackbarHost } from './snackbar/SnackbarHost';
import { clearSnackbars } from './snackbar/snackbar-store';
import { ThemeRoot } from './theme/ThemeRoot';

/** Providers and hosts around every screen in the shell: theme, tooltips, dialogs, snackbars and announcements. */
export function UiProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      {children}
      <DialogHost />
      <SnackbarHost />
      <Announcer />
    </ThemeRoot>
  );
}

/** Removes dialogs and snackbars of earlier tests. */
export function resetUi(): void {
  dialogRequests.set([]);
  clearSnackbars();
}

/**
 * Renders a screen with the theme and all hosts of the design system around it. Returns the result of
 * `render` and a `user` who clicks and types: `await user.type(screen.getByLabelText('E-mail'),
 * 'ana@girassol.test')`.
 */
export function renderUi(ui: ReactElement): RenderResult & { user: UserEvent } {
  resetUi();
  const user = userEvent.setup();
  return Object.assign(render(ui, { wrapper: UiProviders }), { user });
}

/**
 * Waits a number of milliseconds in tests of time itself: that something lasts, or that nothing happens
 * afterwards.
 */
export async function waitMilliseconds(ms: number): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}

/** Replaces saving of files, which test pages cannot do, and returns a list that receives the names of saved files. */
export function recordSavedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  return names;
}
