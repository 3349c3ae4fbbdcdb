import { SimulatorForm } from '../../simulator/SimulatorForm';
import type { BlockProps } from './block-context';
import { Section } from './Section';

/** What who answers gets; true of every simulator. */
const gets = [
  'Potência do sistema e área no telhado',
  'Economia estimada do primeiro ano, com as premissas à vista',
  'O resultado aparece antes de você deixar seu telefone',
];

/** The first questions of the simulator; the rest is asked on its own page. */
export function SimulatorBlock({ site, block }: BlockProps<'simulator'>) {
  const { city, uf } = site.content.business;
  return (
    <Section site={site} block={block} ground={site.content.look === 'HORIZONTE' ? 'strong' : undefined}>
      <ul className="gets">
        {gets.map((words) => (
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
            values={{ cidade: city, uf, origem: site.source }}
            problems={[]}
            isShort
            send={block.values.buttonLabel || 'Simular'}
          />
        </div>
      ) : (
        <p className="box">
          O simulador não está disponível agora. Fale com a empresa pelos contatos desta página.
        </p>
      )}
    </Section>
  );
}
