import { createHash } from 'node:crypto';
import { CHAIN_BEGIN, maskCpf, maskEmail } from '@girassol/shared-domain/signatures';
import { type EvidenceInput, signingFactsOf, verifyUrlOf } from './evidence-input';

const HOW =
  'documento.sha256 é o SHA-256 dos primeiros documento.bytes bytes deste arquivo PDF. Em trilha, hash = SHA-256 do hash anterior seguido do evento como JSON: [documento.id, seq, quando, tipo, pessoa, usuario, dados em pares por ordem de nome].';

/**
 * The evidence as programs read it, kept within the sealed document: the same rows make the same bytes. Whoever has the
 * file works out every digest of the trail again, without us.
 */
export function evidenceJson(input: EvidenceInput, originalBytes: number): Buffer {
  const { signature, contract, persons, events, companyName } = input;
  const evidence = {
    versao: 1,
    comoConferir: HOW,
    documento: {
      id: signature.id,
      nome: contract.name,
      numero: contract.number,
      empresa: companyName,
      paginas: signature.pages,
      bytes: originalBytes,
      sha256: signature.document_hash,
      codigo: signature.verify_code,
      verificarEm: verifyUrlOf(input),
    },
    pessoas: persons.map((person) => {
      const signing = signingFactsOf(input, person);
      return {
        id: person.id,
        nome: `${person.name} ${person.surname}`,
        papel: person.role,
        participacao: person.kind,
        ordem: person.turn,
        cpf: maskCpf(person.document),
        email: maskEmail(person.email),
        assinatura: signing && {
          quando: signing.at.toISOString(),
          nome: signing.name,
          metodo: signing.codeSentTo ? 'codigo-por-email' : 'provedor',
          ip: signing.ip,
          dispositivo: signing.userAgent,
          desenhoSha256: person.drawing && createHash('sha256').update(person.drawing).digest('hex'),
        },
      };
    }),
    trilha: {
      inicio: CHAIN_BEGIN,
      eventos: events.map((event) => ({
        seq: event.seq,
        quando: event.at.toISOString(),
        tipo: event.kind,
        pessoa: event.person_id,
        usuario: event.user_id,
        dados: Object.fromEntries(
          Object.entries(event.facts).sort(([one], [other]) => (one < other ? -1 : 1)),
        ),
        hashAnterior: event.previous_hash,
        hash: event.hash,
      })),
    },
  };
  return Buffer.from(`${JSON.stringify(evidence, null, 2)}\n`);
}
