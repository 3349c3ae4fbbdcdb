/** Events of a person's access that are recorded, with the label of each. */
export const accessEventLabels = {
  login: 'Entrou com e-mail e senha',
  factorLogin: 'Entrou com senha e código',
  recoveryCodeLogin: 'Entrou com senha e código de recuperação',
  passkeyLogin: 'Entrou com chave de acesso',
  passkeyAdded: 'Criou uma chave de acesso',
  passkeyRemoved: 'Removeu uma chave de acesso',
  factorOn: 'Ligou a verificação em duas etapas',
  factorOff: 'Desligou a verificação em duas etapas',
  factorReset: 'Teve a verificação em duas etapas desligada por outra pessoa',
  newRecoveryCodes: 'Gerou novos códigos de recuperação',
  password: 'Trocou a senha',
  passwordByLink: 'Escolheu nova senha por um link',
  recovery: 'Pediu um link para nova senha',
  revoked: 'Encerrou outras sessões',
} as const;

/** Event of a person's access that is recorded. */
export type AccessEvent = keyof typeof accessEventLabels;

/** Months for which access records are kept (Marco Civil da Internet, article 15). */
export const ACCESS_RECORD_MONTHS = 6;
