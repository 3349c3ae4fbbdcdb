export type { AfterSalesServiceSetting, SettingChoice, SettingsDocument } from '../tables/settings-tables';
export { defaultSettings } from './default-settings';
export { loadSettings, loadSettingsDocument, toSettingsDocument } from './load-settings';
export { lockSettings, type SettingsReaction, saveSettings } from './save-settings';
