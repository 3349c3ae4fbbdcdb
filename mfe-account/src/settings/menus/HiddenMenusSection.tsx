import { isAnswered } from '@girassol/federation/remote';
import { hideableMenus } from '@girassol/shared-domain';
import { Checkbox, FormBox, FormFields, FormSection, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import type { SectionProps } from '../section';

/** Which menus nobody of the account sees. Their screens stay: a link to one still opens it. */
export default function HiddenMenusSection({ settings, save, onDirtyChange }: SectionProps) {
  const { hiddenMenus } = settings.interface;
  const initialValues = useMemo(() => ({ hidden: hiddenMenus.toSorted() }), [hiddenMenus]);
  // A menu of an area that is not here is none; what was hidden before it came stays hidden.
  const present = hideableMenus.filter(({ path }) => isAnswered(path));
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      onSubmit={async ({ hidden }) => {
        await save({ interface: { hiddenMenus: hidden } });
      }}
    >
      {({ values: { hidden }, setFieldValue }) => (
        <FormBox>
          <FormSection aria-labelledby="section-menus">
            <h2 id="section-menus">Menus ocultos</h2>
            <p>Os menus marcados somem para todos da conta. As páginas continuam abrindo por links.</p>
            <FormFields>
              {present.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  value={hidden.includes(id)}
                  onChange={(isHidden) =>
                    void setFieldValue(
                      'hidden',
                      (isHidden ? [...hidden, id] : hidden.filter((one) => one !== id)).toSorted(),
                    )
                  }
                />
              ))}
            </FormFields>
          </FormSection>
          <SectionActions onDirtyChange={onDirtyChange} />
        </FormBox>
      )}
    </Formik>
  );
}
