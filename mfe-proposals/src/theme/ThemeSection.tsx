import { DEFAULT_PROPOSAL_THEME, isHex } from '@girassol/shared-domain';
import { FormFields, FormSection } from '@girassol/shared-ui/fields';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { ColourField } from './ColourField';
import { CoverField } from './CoverField';
import { LogoField } from './LogoField';

interface ThemeSectionProps {
  explanation: string;
  /** What can be done with the theme as a whole. */
  children?: ReactNode;
}

/** The three things that make a document the company's own (proposals-018). Its form holds them under `theme`. */
export function ThemeSection({ explanation, children }: ThemeSectionProps) {
  const [{ value: brand }] = useField<string>('theme.primaryColor');
  return (
    <FormSection aria-labelledby="section-theme">
      <h2 id="section-theme">Aparência</h2>
      <p>{explanation}</p>
      <FormFields>
        <ColourField name="theme.primaryColor" label="Cor principal" />
        <LogoField name="theme.logoUrl" />
        <div className="wide">
          <CoverField name="theme.cover" brand={isHex(brand) ? brand : DEFAULT_PROPOSAL_THEME.primaryColor} />
        </div>
        {children && <div className="wide">{children}</div>}
      </FormFields>
    </FormSection>
  );
}
