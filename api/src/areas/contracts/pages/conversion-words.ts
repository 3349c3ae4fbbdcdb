import { CannotConvert } from '../../../platform/conversion';
import { Refusal } from '../../../platform/refusals/refusal';

/** Does work with the converter; what it cannot do is told to the person, with what they can do instead. */
export async function converting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CannotConvert) throw refusals[error.why](error);
    throw error;
  }
}

/** Like {@link converting}, for a signer, who has no account: a full queue is told without saying whose it is. */
export const convertingForSigner = <T>(work: () => Promise<T>): Promise<T> =>
  converting(() =>
    work().catch((error) => {
      const isBusy = error instanceof CannotConvert && error.why === 'ACCOUNT_BUSY';
      throw isBusy ? new CannotConvert('BUSY') : error;
    }),
  );

const refusals: Record<CannotConvert['why'], (error: CannotConvert) => Refusal> = {
  NO_CONVERTER: () =>
    new Refusal(
      409,
      'Este servidor ainda não converte documentos. Baixe o Word e, no Word, use Salvar como PDF.',
    ),
  BUSY: () =>
    new Refusal(503, 'Há muitos documentos sendo convertidos agora. Tente de novo em instantes.', {
      retryAfter: 10,
    }),
  ACCOUNT_BUSY: ({ queued }) =>
    new Refusal(
      503,
      `Sua conta já tem ${queued} documentos na fila. Espere que terminem e tente de novo em instantes.`,
      { retryAfter: 10 },
    ),
  TOO_LONG: () =>
    new Refusal(422, 'O documento demora demais para ser convertido. Reduza as imagens e tente de novo.'),
  FAILED: () =>
    new Refusal(422, 'O documento não pôde ser convertido. Abra-o no Word, salve de novo e tente outra vez.'),
};
