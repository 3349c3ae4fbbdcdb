import { useSession } from '@girassol/shared-auth';
import { Heading, lazyPart, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { Brand } from '../page-layout/Brand';
import { findRoute } from '../routes/decide';
import { getPathAfterLogin } from './after-login';
import { takeAskedAddress } from './asked-address';
import { LoginForm } from './LoginForm';
import { LoginLinkQuestion } from './LoginLinkQuestion';
import { getLoginLinkState, onLoginLinkStateChange } from './login-link-state';
import { SunriseDrawing } from './SunriseDrawing';

const LoginHelpOffer = lazyPart(() => import(/* webpackChunkName: "login--ajuda" */ './LoginHelpOffer'));

/** Path of the terms page. */
export const TERMS_PATH = '/termos-de-uso-e-politica-de-privacidade';

/** Login screen (shell.login-001). */
export default function LoginPage() {
  const { prefill, note, question } = useSyncExternalStore(onLoginLinkStateChange, getLoginLinkState);
  const { navigate, routes } = useShellNavigation();
  const session = useSession();
  const hasTerms = findRoute(routes, TERMS_PATH) !== undefined;
  return (
    <Split>
      <Scene aria-hidden>
        <SunriseDrawing />
        <Saying>
          Do primeiro contato
          <br />
          ao sol virando energia.
        </Saying>
      </Scene>
      <Side>
        <Sheet gap={24}>
          <Brand size={28} />
          {session && question ? (
            <LoginLinkQuestion name={session.personalData.name} {...question} />
          ) : (
            <>
              <Stack gap={4}>
                <Heading level={1} size={24} tabIndex={-1}>
                  Bem-vindo de volta
                </Heading>
                <Text as="p" tone="soft">
                  Entre para continuar de onde parou.
                </Text>
              </Stack>
              {session && (
                <Text as="p" size={13} tone="soft">
                  {`Você já entrou como ${session.personalData.name}. `}
                  <TextLink as={Link} to="/iniciando">
                    Ir para o início
                  </TextLink>
                </Text>
              )}
              <LoginForm
                prefill={prefill}
                note={note}
                onLogin={(opened) =>
                  navigate(takeAskedAddress() ?? getPathAfterLogin(opened), { replace: true })
                }
              />
            </>
          )}
          {hasTerms && (
            <Text as="p" size={12} tone="faint">
              {'Ao entrar você concorda com os '}
              <TextLink as={Link} to={TERMS_PATH}>
                Termos de Uso e Política de Privacidade
              </TextLink>
              .
            </Text>
          )}
          <HelpPlace>
            <LoginHelpOffer form="corner" />
          </HelpPlace>
        </Sheet>
      </Side>
    </Split>
  );
}

const { color, space } = tokens;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(400px, 1fr);
  min-height: 100%;
  background: ${color.surface};
  @media ${tokens.screen.narrow} { grid-template: 152px 1fr / minmax(0, 1fr); }
`;

const Scene = styled.div`
  position: relative;
  overflow: hidden;
  @media ${tokens.screen.narrow} { > p { display: none; } }
`;

const Saying = styled.p`
  position: absolute;
  left: ${space[48]};
  top: ${space[48]};
  font: 600 ${tokens.font[32]};
  letter-spacing: -0.02em;
  color: ${color.ink};
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${space[32]} ${space[24]};
  @media ${tokens.screen.narrow} { align-items: flex-start; padding: ${space[24]}; }
`;

const Sheet = styled(Stack)`
  width: 100%;
  max-width: 380px;
`;

/** The corner of the window where there is room beside the form, else a line below it. */
const HelpPlace = styled.div`
  position: fixed;
  z-index: ${tokens.layer.panel};
  right: ${space[16]};
  bottom: ${space[16]};
  @media ${tokens.screen.narrow} { position: static; }
`;
