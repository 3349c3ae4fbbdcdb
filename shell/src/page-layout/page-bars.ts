import { hasTopBar, type VisitorKind } from '@girassol/shared-domain';

/** Parts of a path on which the support chat would cover what people work with (shell.chrome-012). */
const withoutSupportChat = [
  '/proposta/final',
  '/institucional',
  '/kits/fornecedores',
  '/configuracoes',
  '/gerar-proposta/kit-azume',
  '/personalizar-proposta',
  '/agenda/',
  '/contato',
  '/ticket/',
];

/** Whether a page has the top bar and the support chat. */
export interface PageBars {
  topBar: boolean;
  supportChat: boolean;
}

/** Returns whether an address has the top bar and the support chat for a visitor. */
export function getPageBars(kind: VisitorKind, path: string): PageBars {
  const has = (part: string) => path.includes(part);
  const isSignedIn = kind === 'active' || kind === 'inactive' || kind === 'calculatorOnly';
  return {
    topBar: kind !== 'calculatorOnly' && hasTopBar(path),
    supportChat: isSignedIn && !withoutSupportChat.some(has),
  };
}
