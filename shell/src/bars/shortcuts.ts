/** What the keyboard does everywhere in the product; screens add their own. */
export const shortcuts = [
  { keys: ['Ctrl', 'K'], text: 'Buscar tudo: pessoas, vendas, propostas, ações' },
  { keys: ['?'], text: 'Mostrar estes atalhos' },
  { keys: ['['], text: 'Recolher ou expandir o menu' },
  { keys: ['Esc'], text: 'Fechar o que está aberto' },
  { keys: ['Tab'], text: 'Ir para o próximo controle' },
] as const;

export type ShortcutAction = 'search' | 'help' | 'toggle-menu';

/** Is the person writing? Then letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'))
  );
}

/** What a key press asks the shell to do, if anything. */
export function shortcutOf(event: KeyboardEvent): ShortcutAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') return 'search';
  if (event.ctrlKey || event.metaKey || isWriting(event.target)) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  if (event.key === '?') return 'help';
  return event.key === '[' ? 'toggle-menu' : null;
}
