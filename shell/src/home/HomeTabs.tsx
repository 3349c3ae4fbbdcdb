import {
  type RenderableContribution,
  type SlotContext,
  useSlotContributions,
} from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { isIconName, tokens } from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { createElement } from 'react';
import { styled } from 'styled-components';
import { loadingCardStyles } from './loading-card';

/**
 * Panel of the home page with one tab for each contribution to the slot `home.tab/v1`; renders nothing
 * without contributions (shell.home-003).
 */
export default function HomeTabs(context: SlotContext<'home.tab/v1'>) {
  const tabs = useSlotContributions('home.tab/v1', useConditionFacts());
  if (tabs.length === 0) return null;
  return (
    <Panel aria-label="Painel">
      <Tabs label="Painel" items={tabs.map((tab) => tabItem(tab, context))} />
    </Panel>
  );
}

const tabItem = (
  { key, title, icon, Component }: RenderableContribution<'home.tab/v1'>,
  context: SlotContext<'home.tab/v1'>,
) => ({
  id: key,
  label: title,
  ...(icon && isIconName(icon) && { icon }),
  content: createElement(Component, context),
});

const Panel = styled.section`
  min-height: 15rem;
  [role='tabpanel'] { padding-top: ${tokens.space[16]}; }
  [data-slot-loading] { ${loadingCardStyles} }
`;
