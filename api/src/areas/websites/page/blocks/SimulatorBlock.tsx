import { SimulatorForm } from '../../simulator/SimulatorForm';
import type { BlockProps } from './block-props';
import { BlockSection } from './Section';

/** Benefits of answering, which are true of every simulator. */
const simulatorBenefits = [
  'Potência do sistema e área no telhado',
  'Economia estimada do primeiro ano, com as premissas à vista',
  'O resultado aparece antes de você deixar seu telefone',
];

/**
 * Block of a site's page with the form of the simulator, which leads to the estimate at once.
 */
export function SimulatorBlock({ site, block }: BlockProps<'simulator'>) {
  const { city, uf } = site.content.business;
  return (
    <BlockSection site={site} block={block} ground={site.content.look === 'HORIZONTE' ? 'strong' : undefined}>
      <ul className="gets">
        {simulatorBenefits.map((words) => (
          <li key={words}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 13l5 5L20 6" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      {site.isSimulatorOpen ? (
        <div className="box">
          <SimulatorForm
            action={site.simulatorUrl}
            values={{ cidade: city, uf, ...(site.source && { origem: site.source }) }}
            problems={[]}
            send={block.values.buttonLabel || 'Simular'}
          />
        </div>
      ) : (
        <p className="box">
          O simulador não está disponível agora. Fale com a empresa pelos contatos desta página.
        </p>
      )}
    </BlockSection>
  );
}
