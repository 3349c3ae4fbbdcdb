import { useApiQuery } from '@girassol/shared-auth';
import { formatDate, formatMoney, formatNumber } from '@girassol/shared-domain';
import { Button, ErrorState, PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { ListFrame, Table, TableSurface } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  formatGracePeriod,
  formatMonthlyInterestRate,
  formatOfferValidity,
} from '../financing/financing-labels';

/** Page `/financiamentos/parcelas/:fid/:optionId`: the payment schedule of an option, for screen and print. */
export default function PaymentSchedulePage() {
  const { fid = '', optionId = '' } = useParams();
  const { data, isError, error, isFetching, refetch } = useApiQuery(
    'GET /financings/single/schedule/:fid/:optionId',
    { params: { fid, optionId } },
  );
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        title="Não foi possível carregar as parcelas"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <ListFrame>
        <PageHeader title="Parcelas do financiamento" />
        <Skeleton height={420} />
      </ListFrame>
    );
  const { option, payments } = data;
  const cet = option.cetYear === null ? 'não se calcula' : `${formatNumber(option.cetYear)}% a.a.`;
  return (
    <PrintableFrame>
      <PageHeader
        title="Parcelas do financiamento"
        summary={`${option.bank} · ${option.installments}x · ${formatMonthlyInterestRate(option.fee)} · CET ${cet} · ${formatGracePeriod(option.gracePeriod)} · oferta válida ${formatOfferValidity(option.validUntil)}`}
        actions={
          <Button icon="file" onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      />
      <Sums>
        {[
          ['Total financiado', formatMoney(option.totalFinanced)],
          ['Para a compra', formatMoney(option.releasedToPurchase)],
          [option.isReducedIof ? 'IOF do Simples e MEI' : 'IOF', formatMoney(option.iof)],
          ['Tarifa', formatMoney(option.tariff)],
          ['Total a pagar', formatMoney(option.totalPayment)],
        ].map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Sums>
      <TableSurface role="group" aria-label="Parcelas" tabIndex={0}>
        <Table aria-label="Parcelas">
          <thead>
            <tr>
              <th scope="col">Nº</th>
              <th scope="col">Vencimento</th>
              <th scope="col" className="amount">
                Parcela
              </th>
              <th scope="col" className="amount">
                Juros
              </th>
              <th scope="col" className="amount">
                Amortização
              </th>
              <th scope="col" className="amount">
                Seguro
              </th>
              <th scope="col" className="amount">
                Saldo devedor
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ dueDate, amount, interest, amortization, insurance, balance }, index) => (
              <tr key={dueDate}>
                <Which className="figure">{index + 1}</Which>
                <td className="figure">{formatDate(dueDate)}</td>
                <td className="amount">{formatMoney(amount)}</td>
                <td className="amount">{formatMoney(interest)}</td>
                <td className="amount">{formatMoney(amortization)}</td>
                <td className="amount">{formatMoney(insurance)}</td>
                <LastCell className="amount">{formatMoney(balance)}</LastCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableSurface>
    </PrintableFrame>
  );
}

const { color, font, space } = tokens;

const PrintableFrame = styled(ListFrame)`
  padding-bottom: ${space[24]};
  @media print { button { display: none; } }
`;

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  margin: 0 0 ${space[16]};
  font: ${font[13]};
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

const Which = styled.td`
  &&& { padding-right: ${space[12]}; }
`;

const LastCell = styled.td`
  &&& { padding-left: ${space[12]}; }
`;
