/** Visual themes of an account's website. Each theme has a template with its own pictures and texts. */
export const siteThemes = [
  { value: 'HORIZONTE', label: 'Horizonte', about: 'Foto larga, letras grandes, cores do nascer do sol.' },
  { value: 'CLARO', label: 'Claro', about: 'Muito branco, foto ao lado, linhas finas.' },
  { value: 'TERRA', label: 'Terra', about: 'Tons quentes, cantos redondos, próximo das pessoas.' },
  { value: 'GRAFITE', label: 'Grafite', about: 'Fundo escuro, números em destaque, técnico.' },
] as const;

export type SiteTheme = (typeof siteThemes)[number]['value'];
