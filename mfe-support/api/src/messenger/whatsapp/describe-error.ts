const EXPIRED = 'O token de acesso não vale mais. Troque-o em Configurações, WhatsApp.';
const LIMITED = 'O WhatsApp pediu para esperar: foram mensagens demais em pouco tempo.';
const TEMPLATE = 'O modelo não está aprovado no WhatsApp com este nome, idioma e número de lacunas.';

/** Sentences about the errors of the Cloud API that people meet, by code. */
const messages: Readonly<Record<number, string>> = {
  4: LIMITED,
  10: 'O WhatsApp não deu permissão a este número. Confira o token em Configurações, WhatsApp.',
  100: 'O WhatsApp não entendeu a mensagem. Confira o número e o modelo.',
  190: EXPIRED,
  368: 'O WhatsApp bloqueou esta conta por violar as regras dele.',
  80007: LIMITED,
  130429: LIMITED,
  130472: 'O WhatsApp não entregou: esta pessoa está em um teste dele.',
  131021: 'O número de destino é o da própria empresa.',
  131026: 'Este número não recebe mensagens por WhatsApp.',
  131031: 'O WhatsApp bloqueou esta conta. Veja o motivo no Gerenciador do WhatsApp.',
  131042: 'Há um problema com o pagamento no WhatsApp. Veja no Gerenciador do WhatsApp.',
  131047: 'A janela de 24 horas fechou. Envie um modelo.',
  131048: 'O WhatsApp limitou esta conta porque pessoas bloquearam as mensagens dela.',
  131049: 'O WhatsApp não entregou, para que a pessoa não receba mensagens demais.',
  131050: 'Esta pessoa pediu para não receber mais mensagens de divulgação.',
  131051: 'O WhatsApp não aceita este tipo de mensagem.',
  131052: 'O arquivo não pôde ser baixado do WhatsApp.',
  131053: 'O WhatsApp não aceita este tipo de arquivo.',
  131056: 'Foram mensagens demais a esta pessoa em pouco tempo.',
  132000: TEMPLATE,
  132001: TEMPLATE,
  132005: 'O modelo ficou longo demais com os valores das lacunas.',
  132007: 'O WhatsApp reprovou o conteúdo do modelo.',
  132012: TEMPLATE,
  132015: 'O WhatsApp pausou este modelo por causa da qualidade.',
  132016: 'O WhatsApp desativou este modelo.',
  133010: 'Este número ainda não está registrado na Cloud API.',
};

/** Codes after which the same message may be taken later. */
const temporary: ReadonlySet<number> = new Set([
  ...[1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004],
]);

/** Returns a sentence in Portuguese about an error code of the Cloud API; one with the code where it is not known. */
export const describeWhatsappError = (code: number): string =>
  messages[code] ?? `O WhatsApp recusou a mensagem (código ${code}).`;

/** Checks whether the same message may be taken later. */
export const isTemporaryWhatsappError = (code: number): boolean => temporary.has(code);
