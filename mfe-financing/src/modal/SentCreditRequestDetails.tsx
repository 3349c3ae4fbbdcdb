import { useApiQuery } from '@girassol/shared-auth';
import {
  formatCpfOrCnpj,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  formatPostalCode,
} from '@girassol/shared-domain';
import type { Financing, ResponseBody } from '@girassol/shared-domain/contract';
import { getRequestBorrowerKind } from '@girassol/shared-domain/financing';
import { ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const SENT = 'GET /financings/single/request/:fid';

/** Credit request as sent to the bank, for the requester and managers. Loaded when opened. */
export function SentCreditRequestDetails({ financing }: { financing: Financing }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, error, refetch } = useApiQuery(
    SENT,
    { params: { fid: financing._id } },
    { enabled: isOpen },
  );
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Dados enviados ao banco</summary>
      {data && (
        <dl>
          {buildRequestLines(data, financing.isCNPJ).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen && !data && !isError && <Skeleton height={80} />}
      {isError && !data && <ErrorState isCompact error={error} onRetry={() => void refetch()} />}
    </Details>
  );
}

const SIMPLES_LINE: [string, string] = ['Empresa do Simples ou MEI', 'Sim'];

const buildRequestLines = (
  { request, sentTimestamp }: ResponseBody<typeof SENT>,
  isCNPJ: boolean,
): [string, string][] => [
  ['Enviado em', formatDateTime(sentTimestamp)],
  ['Nome do Cliente', request.customerName],
  [isCNPJ ? 'CNPJ' : 'CPF', formatCpfOrCnpj(request.customerIdentification)],
  ...(getRequestBorrowerKind(request) === 'SIMPLES' ? [SIMPLES_LINE] : []),
  ['E-mail', request.customerEmail],
  ['Telefone/WhatsApp', formatPhone(request.customerPhone)],
  [isCNPJ ? 'Data de Abertura da Empresa' : 'Data de Nascimento', formatDate(request.customerBirthDate)],
  [isCNPJ ? 'Faturamento Mensal' : 'Renda Mensal', formatMoney(request.monthlyBilling)],
  ['Conta de Luz', formatMoney(request.electricBillAverage)],
  ['Valor do Projeto', formatMoney(request.projectValue)],
  [
    'Endereço',
    [
      request.address,
      request.number,
      request.complement,
      request.district,
      `${request.city}/${request.state}`,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  ['CEP', formatPostalCode(request.cep)],
];

const { color, font, space } = tokens;

const Details = styled.details`
  font: ${font[13]};
  summary { padding: ${space[8]} 0; color: ${color.inkSoft}; font-weight: 500; cursor: pointer; }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: ${space[8]} ${space[16]};
    margin: 0;
  }
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
