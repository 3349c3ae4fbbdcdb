import type { Places } from './places';

/**
 * Goes to an address the way a pressed link goes there. Areas that hold unsaved text listen for links and ask first; a
 * change of the address by itself would pass them by.
 */
export function follow({ navigate }: Pick<Places, 'navigate'>, to: string): void {
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
