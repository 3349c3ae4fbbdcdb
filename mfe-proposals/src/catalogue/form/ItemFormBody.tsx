import type { CatalogueKind } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { FormActions, FormBox, FormFields, FormSection } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '../../addresses/catalogue';
import { catalogueTable } from '../catalogue-table';
import { ItemField } from './ItemField';

interface ItemFormBodyProps {
  kind: CatalogueKind;
  label: string;
  submitLabel: string;
  /** What has to be said before the fields. */
  children?: ReactNode;
}

/** The fields of an item, inside its Formik: as the table of its kind has them. */
export function ItemFormBody({ kind, label, submitLabel, children }: ItemFormBodyProps) {
  return (
    <FormBox aria-label={label}>
      {children}
      {catalogueTable[kind].sections.map(({ title, text, fields }) => (
        <FormSection key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <FormFields>
            {fields.map((field) => (
              <div key={field.name} className={field.isWide && 'wide'}>
                <ItemField field={field} />
              </div>
            ))}
          </FormFields>
        </FormSection>
      ))}
      <FormActions
        submitLabel={submitLabel}
        cancel={
          <ButtonLink as={Link} to={listPath(kind)} variant="ghost">
            Cancelar
          </ButtonLink>
        }
      />
    </FormBox>
  );
}
