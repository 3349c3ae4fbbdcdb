import { Refusal } from '@girassol/api-platform/refusals/refusal';

/**
 * Throws a refusal (409) where a message of the same key was sent with another text: a changed message is never taken for the
 * one that was sent. `place` is what the person loads again.
 */
export function requireSameMessage(isSame: boolean, place: 'o chamado' | 'a conversa'): void {
  if (!isSame) throw new Refusal(409, `Esta mensagem já foi enviada com outro texto. Recarregue ${place}.`);
}
