/** Texts of the keyboard shortcuts that work on every page, for the help dialog. */
export const shortcuts = [
  { keys: ['Ctrl', 'K'], text: 'Buscar tudo: pessoas, vendas, propostas, ações' },
  { keys: ['?'], text: 'Mostrar estes atalhos' },
  { keys: ['['], text: 'Recolher ou expandir o menu' },
  { keys: ['Esc'], text: 'Fechar o que está aberto' },
  { keys: ['Tab'], text: 'Ir para o próximo controle' },
] as const;

/** Action of a keyboard shortcut of the shell: open the search, open the help, or toggle the side menu. */
export type ShortcutAction = 'search' | 'help' | 'toggle-menu';

/** Is the person writing? Then letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'))
  );
}

/** Returns the action of a key press in the shell; null where there is none. */
export function findShortcut(event: KeyboardEvent): ShortcutAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') return 'search';
  if (event.ctrlKey || event.metaKey || isWriting(event.target)) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  if (event.key === '?') return 'help';
  return event.key === '[' ? 'toggle-menu' : null;
}
