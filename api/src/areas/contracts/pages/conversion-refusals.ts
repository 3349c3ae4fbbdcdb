import { ConversionError } from '@girassol/api-platform/conversion';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatCountWithNoun } from '@girassol/shared-domain';

/**
 * Runs `work`, which uses the document converter, and turns each `ConversionError` into a refusal whose
 * message says how the user can go on.
 */
export async function withConversionRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConversionError) throw refusals[error.why](error);
    throw error;
  }
}

/**
 * Runs work like {@link withConversionRefusals}, for a signer without an account: the message about a full queue does
 * not say whose queue it is.
 */
export const withConversionRefusalsForSigner = <T>(work: () => Promise<T>): Promise<T> =>
  withConversionRefusals(() =>
    work().catch((error) => {
      const isBusy = error instanceof ConversionError && error.why === 'ACCOUNT_BUSY';
      throw isBusy ? new ConversionError('BUSY') : error;
    }),
  );

const refusals: Record<ConversionError['why'], (error: ConversionError) => Refusal> = {
  NO_CONVERTER: () =>
    new Refusal(
      409,
      'Este servidor ainda não converte documentos. Baixe o Word e, no Word, use Salvar como PDF.',
    ),
  PREPARING: () =>
    new Refusal(
      503,
      'O conversor de documentos está sendo preparado neste servidor. Isso leva um ou dois minutos.',
      { retryAfter: 10 },
    ),
  BUSY: () =>
    new Refusal(503, 'Há muitos documentos sendo convertidos agora. Tente de novo em instantes.', {
      retryAfter: 10,
    }),
  ACCOUNT_BUSY: ({ queued }) =>
    new Refusal(
      503,
      `Sua conta já tem ${formatCountWithNoun(queued, 'documento', 'documentos')} na fila. Espere ${queued === 1 ? 'que termine' : 'que terminem'} e tente de novo em instantes.`,
      { retryAfter: 10 },
    ),
  TOO_LONG: () =>
    new Refusal(
      422,
      'A conversão demorou demais: o servidor está ocupado ou o documento é pesado. Tente de novo; se acontecer outra vez, reduza as imagens.',
    ),
  FAILED: () =>
    new Refusal(
      422,
      'O documento não pôde ser convertido. Tente de novo; se acontecer outra vez, abra-o no Word e salve-o de novo.',
    ),
};
