import { formatDate, formatDateTime, formatMoney } from '@girassol/shared-domain';
import { type BankCharge, computeChargeState, computeHeldCents } from '../charge-report';
import { chargeStateLabels, paymentMethodLabels } from './bank-labels';
import { DeliveryField } from './DeliveryField';

interface ChargeSectionProps {
  charge: BankCharge;
  now: Date;
  /** Address to which the forms are sent. */
  action: string;
}

/** Facts of a charge or scheduled debit, its payments, and what its payer may do. */
export function ChargeSection({ charge, now, action }: ChargeSectionProps) {
  const state = computeChargeState(charge, now);
  const isOpen = charge.state === 'open' && charge.payments.length === 0;
  const canDispute = state === 'paid';
  const isDisputed = charge.disputes.some(({ wonAt }) => !wonAt);
  const tone = state === 'paid' ? 'good' : state === 'open' ? '' : 'bad';
  return (
    <>
      <section className="box">
        <p className={`state ${tone}`}>{chargeStateLabels[state]}</p>
        <p className="amount">{formatMoney(charge.amount_cents / 100)}</p>
        <dl>
          {charge.due_on && (
            <>
              <dt>Vencimento</dt>
              <dd>{formatDate(charge.due_on)}</dd>
            </>
          )}
          {charge.payer && (
            <>
              <dt>Pagador</dt>
              <dd>{charge.payer.name}</dd>
            </>
          )}
          {charge.refusal && charge.payments.length === 0 && (
            <>
              <dt>Recusa</dt>
              <dd>{charge.refusal.message}</dd>
            </>
          )}
          {charge.refusal && charge.next_try_on && (
            <>
              <dt>Nova tentativa</dt>
              <dd>{formatDate(charge.next_try_on)}</dd>
            </>
          )}
        </dl>
        <PaymentList charge={charge} />
      </section>
      {(charge.kind !== 'card' || canDispute || isDisputed) && (
        <form method="post" action={action} className="box">
          <h2>O que o pagador faz</h2>
          <DeliveryField delivery={charge.delivery} />
          {charge.kind === 'charge' && <ChargeActions />}
          {charge.kind === 'debit' && isOpen && <DebitActions charge={charge} />}
          <div className="actions">
            {charge.kind === 'charge' && isOpen && (
              <button type="submit" name="acao" value="recusar" className="danger">
                Recusar a cobrança
              </button>
            )}
            {charge.kind === 'debit' && isOpen && (
              <button type="submit" name="acao" value="cancelarDebito" className="danger">
                Cancelar este débito
              </button>
            )}
            {canDispute && (
              <button type="submit" name="acao" value="contestar" className="danger">
                Contestar o último pagamento
              </button>
            )}
            {isDisputed && (
              <button type="submit" name="acao" value="contestacaoGanha">
                Decidir a contestação a favor de quem recebeu
              </button>
            )}
            {(canDispute || isDisputed) && (
              <button type="submit" name="acao" value="devolver" className="danger">
                Devolver o último pagamento
              </button>
            )}
          </div>
        </form>
      )}
      {charge.codes && (
        <details className="box">
          <summary>Códigos desta cobrança</summary>
          <small>Pix copia e cola</small>
          <code>{charge.codes.pixCode}</code>
          <small>Linha digitável do boleto</small>
          <code>{charge.codes.boletoLine}</code>
        </details>
      )}
    </>
  );
}

function PaymentList({ charge }: { charge: BankCharge }) {
  if (charge.payments.length === 0) return null;
  return (
    <ul>
      {charge.payments.map(({ id, cents, method, paidAt }) => {
        const isContested = charge.disputes.some(({ paymentId, wonAt }) => paymentId === id && !wonAt);
        const returned = isContested ? 0 : cents - computeHeldCents(charge, id, cents);
        return (
          <li key={id}>
            {formatMoney(cents / 100)} por {paymentMethodLabels[method]}, {formatDateTime(Date.parse(paidAt))}
            {isContested && <small> (contestado)</small>}
            {returned > 0 && <small> (devolvido {formatMoney(returned / 100)})</small>}
          </li>
        );
      })}
    </ul>
  );
}

function ChargeActions() {
  return (
    <>
      <div className="actions">
        <button type="submit" name="acao" value="pix" className="main">
          Pagar por Pix
        </button>
        <button type="submit" name="acao" value="boleto" className="main">
          Pagar o boleto
        </button>
        <button type="submit" name="acao" value="duasVezes">
          Pagar duas vezes
        </button>
        <button type="submit" name="acao" value="atrasado">
          Pagar depois do vencimento
        </button>
      </div>
      <div className="row">
        <div>
          <label htmlFor="amount">Outro valor, em reais</label>
          <input type="text" id="amount" name="valor" inputMode="decimal" placeholder="0,00" maxLength={20} />
        </div>
        <button type="submit" name="acao" value="outroValor">
          Pagar este valor
        </button>
      </div>
    </>
  );
}

function DebitActions({ charge }: { charge: BankCharge }) {
  return (
    <>
      <p className="soft">
        No dia, {charge.has_funds ? 'a conta terá saldo e o débito dará certo' : 'a conta estará sem saldo'}.
      </p>
      <div className="actions">
        <button type="submit" name="acao" value="comSaldo" className="main">
          Deixar dar certo
        </button>
        <button type="submit" name="acao" value="semSaldo">
          Deixar sem saldo
        </button>
      </div>
    </>
  );
}
