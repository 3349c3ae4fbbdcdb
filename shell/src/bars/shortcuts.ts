/** Keys of a shortcut, pressed together or each for itself, and what they do. */
interface Shortcut {
  keys: readonly string[];
  text: string;
}

/** Texts of the keyboard shortcuts for the help dialog, by the screens on which they work. */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Em todas as telas',
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: 'Buscar tudo: pessoas, vendas, propostas, ações' },
      { keys: ['Ctrl', 'Z'], text: 'Desfazer a última alteração' },
      { keys: ['['], text: 'Recolher ou expandir o menu' },
      { keys: ['Esc'], text: 'Fechar o que está aberto' },
      { keys: ['Tab'], text: 'Ir para o próximo controle' },
      { keys: ['?'], text: 'Mostrar estes atalhos' },
    ],
  },
  {
    title: 'Nos quadros',
    shortcuts: [
      { keys: ['←', '↑', '↓', '→'], text: 'Andar entre os cartões' },
      { keys: ['Enter'], text: 'Abrir o cartão' },
      { keys: ['X'], text: 'Selecionar o cartão' },
      { keys: ['Espaço'], text: 'Pegar o cartão, movê-lo com as setas e soltá-lo' },
    ],
  },
  {
    title: 'Na agenda',
    shortcuts: [
      { keys: ['←', '→'], text: 'Período anterior e próximo' },
      { keys: ['T'], text: 'Ir para hoje' },
      { keys: ['1', '2', '3', '4'], text: 'Mês, semana, dia e lista' },
      { keys: ['N'], text: 'Novo agendamento' },
    ],
  },
];

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
