import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { maskCpf, maskEmail, TRAIL_START_DIGEST } from '@girassol/shared-domain/signatures';
import { buildVerifyUrl, type EvidenceInput, getSigningEvidence } from './evidence-input';

const VERIFICATION_INSTRUCTIONS =
  'documento.sha256 é o SHA-256 dos primeiros documento.bytes bytes deste arquivo PDF. Em trilha, hash = SHA-256 do hash anterior seguido do evento como JSON: [documento.id, seq, quando, tipo, pessoa, usuario, dados em pares por ordem de nome].';

/**
 * Serializes the evidence of a signed document as JSON, which is stored in the sealed PDF. Equal rows give
 * equal bytes. Anybody who has the file can compute each digest of the trail again without this server.
 */
export function serializeEvidence(input: EvidenceInput, originalBytes: number): Buffer {
  const { signature, contract, persons, events, companyName } = input;
  const evidence = {
    versao: 1,
    comoConferir: VERIFICATION_INSTRUCTIONS,
    documento: {
      id: signature.id,
      nome: contract.name,
      numero: contract.number,
      empresa: companyName,
      paginas: signature.pages,
      bytes: originalBytes,
      sha256: signature.document_hash,
      codigo: signature.verify_code,
      verificarEm: buildVerifyUrl(input),
    },
    pessoas: persons.map((person) => {
      const signing = getSigningEvidence(input, person);
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
          desenhoSha256: person.drawing && computeSha256(person.drawing),
        },
      };
    }),
    trilha: {
      inicio: TRAIL_START_DIGEST,
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
