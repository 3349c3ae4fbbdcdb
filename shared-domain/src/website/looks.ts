/** The four looks a site may have. Each begins as a template with pictures and texts of its own. */
export const siteLooks = [
  { value: 'HORIZONTE', label: 'Horizonte', about: 'Foto larga, letras grandes, cores do nascer do sol.' },
  { value: 'CLARO', label: 'Claro', about: 'Muito branco, foto ao lado, linhas finas.' },
  { value: 'TERRA', label: 'Terra', about: 'Tons quentes, cantos redondos, próximo das pessoas.' },
  { value: 'GRAFITE', label: 'Grafite', about: 'Fundo escuro, números em destaque, técnico.' },
] as const;

export type SiteLook = (typeof siteLooks)[number]['value'];
