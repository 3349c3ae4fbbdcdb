/**
 * Path of the root certificate (PEM) with which the seal of a document can be checked without this server.
 */
export const ROOT_CERTIFICATE_PATH = '/verificar/certificado.pem';

/** Takes the signature out of a sealed file, and what it is over. */
const EXTRACT = `perl -0777 -ne 'if(m{.*/ByteRange\\s*\\[0\\s+(\\d+)\\s+(\\d+)\\s+(\\d+)\\s*\\]}s){open O,">","conteudo.bin";print O substr($_,0,$1),substr($_,$2,$3);open S,">","lacre.p7s";print S pack("H*",substr($_,$1+1,$2-$1-2))}' documento.pdf`;
const VERIFY =
  'openssl cms -verify -binary -inform DER -in lacre.p7s -content conteudo.bin -CAfile certificado.pem -out /dev/null';

/** Shell commands, in order, that check the seal of a signed document without this server. */
export const offlineCheckCommands = [EXTRACT, VERIFY];

/** Section of the verification page that explains how to check the seal of a document without this server. */
export function OfflineCheckSection() {
  return (
    <details className="box">
      <summary>Conferir sem este site</summary>
      <p>
        O arquivo lacrado começa com os bytes do documento que foi assinado e traz anexado{' '}
        <strong>evidencias.json</strong>, que diz quantos são, o SHA-256 deles e como conferir a trilha.
      </p>
      <p>
        Com <a href={ROOT_CERTIFICATE_PATH}>o certificado raiz</a>, um computador com OpenSSL confere o lacre.
        A resposta esperada é <strong>CMS Verification successful</strong>.
      </p>
      {offlineCheckCommands.map((command) => (
        <pre key={command}>{command}</pre>
      ))}
    </details>
  );
}
