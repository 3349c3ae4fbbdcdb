export { BrazilianStateField } from '../forms/BrazilianStateField';
export { FormAsyncComboBox, FormComboBox, FormSelect, FormSlider } from '../forms/form-pickers';
export { StateCityFields, type StateCityFieldsProps } from '../forms/StateCityFields';
export * from './choices';
