import type { ShellNavigation } from './shell-navigation';

/**
 * Goes to an address by clicking a temporary link, so that areas with unsaved input, which listen to clicks
 * on links, can ask the user first.
 */
export function navigateAsLink({ navigate }: Pick<ShellNavigation, 'navigate'>, to: string): void {
  const link = document.createElement('a');
  link.href = to;
  link.hidden = true;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    navigate(to);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
