import { SimulatorForm } from '../../simulator/SimulatorForm';
import type { BlockProps } from './block-context';
import { Section } from './Section';

/** The first questions of the simulator; the rest is asked on its own page. */
export function SimulatorBlock({ site, block }: BlockProps<'simulator'>) {
  const { city, uf } = site.content.business;
  return (
    <Section site={site} block={block}>
      {site.isSimulatorOpen ? (
        <div className="box">
          <SimulatorForm
            action={site.simulatorUrl}
            values={{ cidade: city, uf }}
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
