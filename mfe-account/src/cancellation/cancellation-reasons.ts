const toOption = (text: string) => ({ value: text, label: text });

/** Reasons of a cancellation to choose from. */
export const cancellationReasons = [
  'O preço',
  'Uso pouco',
  'Faltam recursos',
  'Difícil de usar',
  'Mudei para outro sistema',
  'A empresa fechou ou mudou de ramo',
  'O atendimento',
  'Outro motivo',
].map(toOption);

/** Choice that is explained in a text. */
export const OTHER_REASON = 'Outra coisa';

/** Reasons that would bring somebody back, to choose from. */
export const reasonsToComeBack = [
  'Um preço menor',
  'Um recurso que falta',
  'Ajuda para começar',
  'Um plano menor',
  'Nada: já decidi',
  OTHER_REASON,
].map(toOption);
