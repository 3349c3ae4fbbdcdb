export { createNasaPowerService } from './nasa-power';
export { createPvgisService } from './pvgis';
