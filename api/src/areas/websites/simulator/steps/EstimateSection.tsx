import { formatNumber, formatPower } from '@girassol/shared-domain';
import { formatRoundedMoney, type SystemEstimate } from '@girassol/shared-domain/website';
import { BillChart } from './BillDrawing';

const whole = (value: number) => formatNumber(value, 0);

/** Section of the simulator with the estimate for a visitor: the system, its savings and the assumptions. */
export function EstimateSection({ estimate, place }: { estimate: SystemEstimate; place: string }) {
  const { power, moduleCount, modulePower, area, generation, consumption, offset, saving, bills } = estimate;
  return (
    <section className="result" aria-labelledby="resultado">
      <h1 id="resultado">
        {saving === null ? (
          <>Um sistema de {formatPower(power)} para a sua conta</>
        ) : (
          <>Cerca de {formatRoundedMoney(saving)} a menos no primeiro ano</>
        )}
      </h1>
      <p className="note">
        Estimativa para {whole(consumption)} kWh por mês em {place}. Não é proposta.
      </p>
      <div className="box">
        {bills && saving !== null ? (
          <BillChart bills={bills} />
        ) : (
          <p className="unknown">{estimate.whyNoSaving}</p>
        )}
        <dl className="facts">
          <div>
            <dt>Sistema</dt>
            <dd>{formatPower(power)}</dd>
          </div>
          <div>
            <dt>Placas</dt>
            <dd>
              {whole(moduleCount)} <small>de {whole(modulePower)} Wp</small>
            </dd>
          </div>
          <div>
            <dt>Telhado</dt>
            <dd>{whole(area)} m²</dd>
          </div>
          <div>
            <dt>Gera por mês</dt>
            <dd>
              {whole(generation)} <small>kWh, {whole(offset * 100)}% do consumo</small>
            </dd>
          </div>
        </dl>
      </div>
      <details className="given">
        <summary>De onde vêm estes números</summary>
        <dl>
          {estimate.assumptions.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
