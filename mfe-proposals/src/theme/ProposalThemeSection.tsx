import { DEFAULT_PROPOSAL_THEME, isHexColour } from '@girassol/shared-domain';
import { FormFields, FormSection, useFieldValue } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { ColourField } from './ColourField';
import { CoverField } from './CoverField';
import { LogoField } from './LogoField';

interface ThemeSectionProps {
  explanation: string;
  /** Actions on the whole theme. */
  children?: ReactNode;
}

/**
 * Form section for the theme of the proposal document: logo, colour and cover (proposals-018). The form
 * values hold the theme under `theme`.
 */
export function ProposalThemeSection({ explanation, children }: ThemeSectionProps) {
  const [brand] = useFieldValue<string>('theme.primaryColor');
  return (
    <FormSection aria-labelledby="section-theme">
      <h2 id="section-theme">Aparência</h2>
      <p>{explanation}</p>
      <FormFields>
        <ColourField name="theme.primaryColor" label="Cor principal" />
        <LogoField name="theme.logoUrl" />
        <div className="wide">
          <CoverField
            name="theme.cover"
            brand={isHexColour(brand) ? brand : DEFAULT_PROPOSAL_THEME.primaryColor}
          />
        </div>
        {children && <div className="wide">{children}</div>}
      </FormFields>
    </FormSection>
  );
}
