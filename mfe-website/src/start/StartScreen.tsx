import { api, attemptAction, useSession } from '@girassol/shared-auth';
import { type SiteTheme, siteThemes } from '@girassol/shared-domain/website';
import { Heading, Spinner, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cacheWebsite } from '../data/use-website';
import { LookDrawing } from '../looks/LookDrawing';
import { MissingModuleLine } from '../publish/MissingModuleNotice';
import { SetupSteps } from './Steps';

/**
 * Screen for an account without a site, on which a person chooses one of four looks. The new site is filled
 * with the account's own data, such as name, phone and works.
 */
export function StartScreen({ mayPublish }: { mayPublish: boolean }) {
  const session = useSession();
  const [begun, setBegun] = useState<SiteTheme | null>(null);

  async function begin(look: SiteTheme) {
    if (!session || begun) return;
    setBegun(look);
    const { userId } = session;
    const answer = await attemptAction(() =>
      api('POST /websites/draft/:userId', { params: { userId }, body: { look } }),
    );
    setBegun(null);
    if (answer) cacheWebsite(userId, answer.website);
  }

  return (
    <Stack gap={24}>
      <SetupSteps current="Escolher" />
      <Stack gap={4}>
        <Heading level={2} size={24}>
          Um site que vende, no ar em dez minutos
        </Heading>
        <Text as="p" size={16} tone="soft">
          Escolha um visual. Ele já vem preenchido com o que sabemos da sua empresa: nome, telefone, obras e
          cidades. Depois dá para mudar tudo, também o visual.
        </Text>
        {!mayPublish && <MissingModuleLine />}
      </Stack>
      <Grid aria-label="Visuais">
        {siteThemes.map(({ value, label, about }) => (
          <li key={value}>
            <button
              type="button"
              aria-disabled={begun !== null}
              aria-busy={begun === value || undefined}
              onClick={() => void begin(value)}
            >
              <LookDrawing look={value} name="Sua empresa" />
              <span>
                <Text size={16} weight={600}>
                  {label}
                </Text>
                <Text size={13} tone="soft">
                  {about}
                </Text>
                <Text className="begin" size={13} weight={500} tone="leaf">
                  {begun === value ? <Spinner size={14} label="Preparando o site" /> : 'Começar com este'}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const { color, motion, radius, shadow, space, screen } = tokens;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  gap: ${space[16]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
  button {
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.dialog};
    background: ${color.surface};
    color: ${color.ink};
    text-align: left;
    cursor: pointer;
    box-shadow: ${shadow[1]};
    transition: box-shadow ${motion.move} ${motion.ease}, border-color ${motion.in} ${motion.ease};
  }
  button:hover { border-color: ${color.leaf}; box-shadow: ${shadow[2]}; }
  button > span { display: flex; flex: 1; flex-direction: column; gap: ${space[4]}; padding: ${space[16]}; border-top: 1px solid ${color.lineSoft}; }
  .begin { margin-top: auto; padding-top: ${space[4]}; }
`;
