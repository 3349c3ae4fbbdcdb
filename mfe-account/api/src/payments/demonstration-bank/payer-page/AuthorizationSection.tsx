import { formatDate, formatMoney } from '@girassol/shared-domain';
import type { BankAuthorization } from '../authorizations';
import type { BankCharge } from '../charge-report';
import { authorizationStateLabels } from './bank-labels';
import { DeliveryField } from './DeliveryField';
import { getPayerPagePath } from './get-payer-page-path';

interface AuthorizationSectionProps {
  authorization: BankAuthorization;
  debits: BankCharge[];
  /** Address to which the forms are sent. */
  action: string;
}

/** Facts of a permission of automatic debits, what its payer may do, and its debits. */
export function AuthorizationSection({ authorization, debits, action }: AuthorizationSectionProps) {
  const { state, payer, starts_on, every_months, max_cents, may_retry, least_max_cents } = authorization;
  const isPending = state === 'pending';
  return (
    <>
      <section className="box">
        <p className={`state ${state === 'active' ? 'good' : isPending ? '' : 'bad'}`}>
          {authorizationStateLabels[state]}
        </p>
        <h2>Pix Automático</h2>
        <dl>
          <dt>Pagador</dt>
          <dd>{payer.name}</dd>
          <dt>A partir de</dt>
          <dd>{formatDate(starts_on)}</dd>
          <dt>Repetição</dt>
          <dd>
            {every_months === 12
              ? 'por ano'
              : every_months === 1
                ? 'por mês'
                : `a cada ${every_months} meses`}
          </dd>
          {!isPending && (
            <>
              <dt>Limite</dt>
              <dd>{max_cents === null ? 'sem limite' : formatMoney(max_cents / 100)}</dd>
              <dt>Tentativas</dt>
              <dd>{may_retry ? 'até três, em outros dias' : 'nenhuma depois do vencimento'}</dd>
            </>
          )}
        </dl>
      </section>
      {(isPending || state === 'active') && (
        <form method="post" action={action} className="box">
          <h2>O que o pagador faz</h2>
          <DeliveryField delivery={authorization.delivery} />
          {isPending ? (
            <>
              <label htmlFor="ceiling">Limite de cada débito, em reais</label>
              <input
                type="text"
                id="ceiling"
                name="limite"
                inputMode="decimal"
                placeholder="Sem limite"
                maxLength={20}
              />
              {least_max_cents !== null && (
                <p className="soft">Quem recebe pede pelo menos {formatMoney(least_max_cents / 100)}.</p>
              )}
              <label className="check">
                <input type="checkbox" name="tentativas" value="sim" defaultChecked />
                <span>Se faltar saldo, pode tentar de novo em até três outros dias</span>
              </label>
              <div className="actions">
                <button type="submit" name="acao" value="autorizar" className="main">
                  Autorizar
                </button>
                <button type="submit" name="acao" value="recusar" className="danger">
                  Recusar
                </button>
              </div>
            </>
          ) : (
            <button type="submit" name="acao" value="cancelar" className="danger">
              Cancelar a autorização
            </button>
          )}
        </form>
      )}
      {debits.length > 0 && (
        <section className="box">
          <h2>Débitos agendados</h2>
          <ul>
            {debits.map(({ reference, due_on, amount_cents }) => (
              <li key={reference}>
                <a href={getPayerPagePath(reference)}>
                  {due_on && formatDate(due_on)}: {formatMoney(amount_cents / 100)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
