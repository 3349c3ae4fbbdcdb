import type { DnsRecord } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, space } = tokens;

const Help = styled.details`
  font: ${font[14]};
  summary { cursor: pointer; color: ${color.leafInk}; }
  ol { margin: ${space[8]} 0; padding-left: ${space[24]}; }
`;

/** Instructions for entering DNS records, for beginners. */
export function DnsZoneHelp({ records }: { records: readonly DnsRecord[] }) {
  return (
    <Help>
      <summary>Como fazer no registro.br</summary>
      <ol>
        <li>Entre em registro.br com o CPF ou CNPJ de quem registrou o domínio, e escolha o domínio.</li>
        <li>
          Em DNS, escolha "Configurar zona DNS". Se aparecer "Alterar servidores DNS", o domínio é
          administrado em outro lugar (na hospedagem, por exemplo): faça lá.
        </li>
        <li>Em "Nova entrada", escolha o tipo, cole o nome e o valor acima, um registro por vez.</li>
        <li>
          Salve. As mudanças costumam aparecer em minutos; algumas levam horas. Pode fechar esta página:
          conferimos sozinhos.
        </li>
        {records.some(({ type }) => type === 'A') && (
          <li>
            Sem www, o domínio usa registros A. Se já houver outro registro A com o mesmo nome, apague-o.
          </li>
        )}
      </ol>
      <p>
        No Cloudflare, deixe a nuvem cinza ("somente DNS") nestes registros: com a nuvem laranja não
        conseguimos ver para onde o domínio leva.
      </p>
    </Help>
  );
}
