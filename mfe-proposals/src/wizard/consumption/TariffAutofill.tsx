import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ConsumptionValues } from './consumption-values';
import { fillUnitTariff } from './fill-unit-tariff';
import { findUnitTariff, usePublishedTariffs } from './use-tariff';

/**
 * Fills the units of the form with the published tariff once a distributor is chosen, and again when distributor,
 * group or class change: one that has no table takes the amounts of the one before away. Leaves what was typed, and what a saved proposal begins with. Draws nothing.
 */
export function TariffAutofill() {
  const { values, initialValues, setFieldValue } = useFormikContext<ConsumptionValues>();
  const tariffs = usePublishedTariffs();
  /** Tariff that each unit was filled with last, or began with, by the key of the unit. */
  const last = useRef(new Map<string, ElectricityTariff>());
  const { energyBillData: units, tariffModality, distributor } = values;
  const isSaved = distributor === initialValues.distributor;
  const savedUnits = initialValues.energyBillData;

  useEffect(() => {
    if (!tariffs) return;
    const filled = units.map((unit) => {
      const tariff = findUnitTariff(tariffs, tariffModality, unit);
      const before = last.current.get(unit.key) ?? null;
      if (tariff === before) return unit;
      if (tariff) last.current.set(unit.key, tariff);
      else last.current.delete(unit.key);
      const isBegun = before === null && isSaved && savedUnits.some(({ key }) => key === unit.key);
      return isBegun ? unit : fillUnitTariff(unit, tariff, before);
    });
    if (filled.every((unit, index) => unit === units[index])) return;
    void setFieldValue('energyBillData', filled);
    if (filled.some((unit, index) => unit !== units[index] && unit.kwhPrice !== null))
      announce('Tarifa da distribuidora preenchida.');
  }, [tariffs, tariffModality, units, isSaved, savedUnits, setFieldValue]);
  return null;
}
