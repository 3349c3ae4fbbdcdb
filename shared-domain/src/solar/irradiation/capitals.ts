import type { BrazilianStateCode } from '../../documents/states';
import type { PeakSunHours } from '../units';

/** Source of the figures of {@link capitalIrradiations}, as a document cites it. */
export const irradiationCitation =
  'Pereira, E. B. et al. Atlas Brasileiro de Energia Solar. 2. ed. São José dos Campos: INPE, 2017. DOI 10.34024/978851700089.';

/**
 * Mean daily irradiation of a state capital by month, kWh/m² a day, on a horizontal plane and on a plane
 * tilted by the latitude.
 */
export interface CapitalIrradiation {
  name: string;
  /** Degrees, south negative. */
  latitude: number;
  /** Degrees, west negative. */
  longitude: number;
  /** Global horizontal irradiation by month, January first. */
  horizontal: readonly PeakSunHours[];
  /** On a plane tilted by the latitude, facing the equator. */
  tilted: readonly PeakSunHours[];
}

/**
 * Mean daily irradiation of the 27 capitals, kWh/m² a day: tables `global_horizontal_means` and `tilted_latitude_means`
 * of the atlas, at the seat of the municipality. A site's own figures are better: see {@link resolveSiteIrradiation}.
 */
export const capitalIrradiations: Readonly<Record<BrazilianStateCode, CapitalIrradiation>> = {
  AC: {
    name: 'Rio Branco',
    latitude: -9.9758,
    longitude: -67.8253,
    horizontal: [4.47, 4.608, 4.216, 4.414, 3.946, 4.088, 4.263, 4.866, 5.104, 5.105, 5.035, 4.606],
    tilted: [4.224, 4.471, 4.226, 4.594, 4.238, 4.475, 4.64, 5.151, 5.178, 4.981, 4.773, 4.313],
  },
  AL: {
    name: 'Maceió',
    latitude: -9.6607,
    longitude: -35.7018,
    horizontal: [6.173, 6.161, 6.101, 5.255, 4.446, 4.14, 4.301, 5.012, 5.735, 6.036, 6.406, 6.51],
    tilted: [5.804, 5.954, 6.114, 5.472, 4.772, 4.505, 4.645, 5.276, 5.81, 5.888, 6.066, 6.058],
  },
  AM: {
    name: 'Manaus',
    latitude: -3.1194,
    longitude: -60.0221,
    horizontal: [3.947, 4.017, 4.04, 3.831, 3.879, 4.385, 4.431, 4.934, 4.887, 4.778, 4.629, 4.118],
    tilted: [3.869, 3.972, 4.036, 3.867, 3.952, 4.495, 4.534, 5.006, 4.896, 4.729, 4.542, 4.025],
  },
  AP: {
    name: 'Macapá',
    latitude: 0.0342,
    longitude: -51.0702,
    horizontal: [4.714, 4.317, 4.232, 4.286, 4.71, 4.973, 5.09, 5.477, 5.618, 5.483, 5.456, 4.98],
    tilted: [4.713, 4.316, 4.232, 4.286, 4.711, 4.973, 5.091, 5.478, 5.618, 5.483, 5.456, 4.979],
  },
  BA: {
    name: 'Salvador',
    latitude: -12.9727,
    longitude: -38.5017,
    horizontal: [6.443, 6.292, 6.038, 4.839, 4.107, 3.862, 4.063, 4.76, 5.523, 5.87, 6.098, 6.482],
    tilted: [5.961, 6.038, 6.084, 5.133, 4.534, 4.355, 4.537, 5.133, 5.655, 5.704, 5.697, 5.92],
  },
  CE: {
    name: 'Fortaleza',
    latitude: -3.7174,
    longitude: -38.5429,
    horizontal: [5.871, 5.807, 5.652, 4.91, 5.291, 5.3, 5.525, 5.933, 6.089, 6.344, 6.434, 6.155],
    tilted: [5.715, 5.717, 5.642, 4.972, 5.427, 5.47, 5.686, 6.042, 6.104, 6.269, 6.286, 5.971],
  },
  DF: {
    name: 'Brasília',
    latitude: -15.7804,
    longitude: -47.9304,
    horizontal: [5.332, 5.644, 5.0, 4.965, 4.798, 4.719, 5.019, 5.903, 5.712, 5.545, 5.017, 5.362],
    tilted: [4.9, 5.412, 5.068, 5.385, 5.499, 5.573, 5.846, 6.566, 5.933, 5.404, 4.681, 4.891],
  },
  ES: {
    name: 'Vitória',
    latitude: -20.3164,
    longitude: -40.3135,
    horizontal: [6.199, 6.543, 5.401, 4.606, 3.931, 3.626, 3.723, 4.445, 4.902, 5.03, 5.117, 5.959],
    tilted: [5.583, 6.232, 5.569, 5.16, 4.714, 4.517, 4.548, 5.129, 5.187, 4.913, 4.729, 5.296],
  },
  GO: {
    name: 'Goiânia',
    latitude: -16.6873,
    longitude: -49.2651,
    horizontal: [5.452, 5.518, 5.12, 5.024, 4.753, 4.56, 4.78, 5.678, 5.567, 5.611, 5.391, 5.505],
    tilted: [4.997, 5.288, 5.207, 5.498, 5.516, 5.454, 5.634, 6.362, 5.809, 5.464, 5.007, 4.995],
  },
  MA: {
    name: 'São Luís',
    latitude: -2.5395,
    longitude: -44.2832,
    horizontal: [4.958, 4.989, 4.787, 4.648, 4.687, 4.844, 5.078, 5.659, 5.999, 5.741, 5.635, 5.48],
    tilted: [4.872, 4.938, 4.781, 4.684, 4.761, 4.943, 5.174, 5.726, 6.007, 5.694, 5.546, 5.369],
  },
  MG: {
    name: 'Belo Horizonte',
    latitude: -19.9111,
    longitude: -43.9273,
    horizontal: [5.799, 5.982, 5.154, 4.775, 4.17, 4.063, 4.282, 5.145, 5.535, 5.659, 5.349, 5.639],
    tilted: [5.253, 5.707, 5.297, 5.334, 4.991, 5.054, 5.252, 5.949, 5.869, 5.515, 4.938, 5.044],
  },
  MS: {
    name: 'Campo Grande',
    latitude: -20.4495,
    longitude: -54.6303,
    horizontal: [5.652, 5.674, 5.344, 4.818, 4.027, 3.765, 3.92, 4.811, 4.917, 5.423, 5.918, 6.102],
    tilted: [5.105, 5.415, 5.514, 5.427, 4.87, 4.735, 4.851, 5.604, 5.226, 5.28, 5.402, 5.395],
  },
  MT: {
    name: 'Cuiabá',
    latitude: -15.6018,
    longitude: -56.0983,
    horizontal: [5.456, 5.333, 5.17, 4.907, 4.414, 4.364, 4.522, 5.398, 5.134, 5.313, 5.555, 5.709],
    tilted: [5.02, 5.117, 5.242, 5.305, 5.04, 5.141, 5.258, 5.985, 5.316, 5.166, 5.156, 5.17],
  },
  PA: {
    name: 'Belém',
    latitude: -1.4562,
    longitude: -48.4905,
    horizontal: [4.441, 4.403, 4.414, 4.549, 4.714, 4.968, 5.078, 5.299, 5.382, 5.251, 5.118, 4.754],
    tilted: [4.395, 4.377, 4.41, 4.57, 4.759, 5.03, 5.134, 5.335, 5.386, 5.223, 5.068, 4.697],
  },
  PB: {
    name: 'João Pessoa',
    latitude: -7.1159,
    longitude: -34.8647,
    horizontal: [5.862, 6.002, 6.009, 5.365, 4.823, 4.36, 4.475, 5.261, 5.758, 6.054, 6.24, 6.151],
    tilted: [5.592, 5.845, 6.004, 5.511, 5.068, 4.627, 4.722, 5.452, 5.798, 5.934, 5.99, 5.833],
  },
  PE: {
    name: 'Recife',
    latitude: -8.0475,
    longitude: -34.8776,
    horizontal: [5.886, 6.014, 5.93, 5.251, 4.538, 4.246, 4.397, 5.169, 5.659, 6.044, 6.199, 6.204],
    tilted: [5.578, 5.822, 5.913, 5.404, 4.785, 4.529, 4.663, 5.371, 5.687, 5.892, 5.903, 5.827],
  },
  PI: {
    name: 'Teresina',
    latitude: -5.0927,
    longitude: -42.804,
    horizontal: [5.108, 5.217, 5.151, 5.035, 5.053, 5.171, 5.465, 6.03, 6.46, 6.353, 6.163, 5.652],
    tilted: [4.935, 5.116, 5.144, 5.127, 5.234, 5.408, 5.691, 6.192, 6.49, 6.251, 5.967, 5.428],
  },
  PR: {
    name: 'Curitiba',
    latitude: -25.4205,
    longitude: -49.2655,
    horizontal: [5.318, 5.158, 4.538, 3.782, 3.047, 2.758, 2.892, 3.864, 3.83, 4.359, 5.23, 5.557],
    tilted: [4.775, 4.942, 4.754, 4.381, 3.834, 3.646, 3.752, 4.715, 4.153, 4.274, 4.793, 4.906],
  },
  RJ: {
    name: 'Rio de Janeiro',
    latitude: -22.9139,
    longitude: -43.201,
    horizontal: [6.041, 6.221, 5.062, 4.358, 3.59, 3.35, 3.341, 4.203, 4.435, 5.106, 5.143, 5.928],
    tilted: [5.414, 5.922, 5.252, 4.977, 4.429, 4.333, 4.223, 4.987, 4.745, 4.977, 4.714, 5.232],
  },
  RN: {
    name: 'Natal',
    latitude: -5.7944,
    longitude: -35.1992,
    horizontal: [6.017, 6.032, 6.082, 5.561, 5.075, 4.658, 4.773, 5.571, 5.971, 6.112, 6.269, 5.968],
    tilted: [5.788, 5.896, 6.073, 5.681, 5.284, 4.889, 4.988, 5.737, 6.001, 6.007, 6.056, 5.713],
  },
  RO: {
    name: 'Porto Velho',
    latitude: -8.7616,
    longitude: -63.9008,
    horizontal: [4.213, 4.439, 4.321, 4.345, 3.97, 4.277, 4.468, 4.842, 4.856, 4.953, 4.648, 4.426],
    tilted: [4.002, 4.32, 4.324, 4.495, 4.22, 4.632, 4.814, 5.081, 4.909, 4.844, 4.436, 4.174],
  },
  RR: {
    name: 'Boa Vista',
    latitude: 2.8231,
    longitude: -60.6762,
    horizontal: [4.597, 4.712, 4.946, 4.79, 4.426, 4.599, 4.69, 5.147, 5.527, 5.431, 5.114, 4.662],
    tilted: [4.695, 4.774, 4.962, 4.756, 4.362, 4.51, 4.606, 5.093, 5.529, 5.494, 5.218, 4.776],
  },
  RS: {
    name: 'Porto Alegre',
    latitude: -30.0327,
    longitude: -51.2074,
    horizontal: [6.449, 5.863, 4.848, 3.819, 2.777, 2.309, 2.524, 3.194, 3.596, 4.822, 6.248, 6.716],
    tilted: [5.681, 5.625, 5.243, 4.714, 3.757, 3.271, 3.527, 4.082, 4.017, 4.784, 5.643, 5.747],
  },
  SC: {
    name: 'Florianópolis',
    latitude: -27.5955,
    longitude: -48.5485,
    horizontal: [5.868, 5.453, 4.714, 3.773, 3.051, 2.573, 2.699, 3.407, 3.559, 4.364, 5.537, 6.011],
    tilted: [5.231, 5.231, 5.012, 4.507, 3.998, 3.53, 3.614, 4.222, 3.891, 4.292, 5.058, 5.246],
  },
  SE: {
    name: 'Aracaju',
    latitude: -10.91,
    longitude: -37.0683,
    horizontal: [6.277, 6.384, 6.079, 5.09, 4.429, 4.068, 4.192, 4.826, 5.592, 6.073, 6.356, 6.584],
    tilted: [5.871, 6.152, 6.104, 5.334, 4.804, 4.483, 4.575, 5.122, 5.682, 5.912, 5.985, 6.083],
  },
  SP: {
    name: 'São Paulo',
    latitude: -23.5339,
    longitude: -46.6403,
    horizontal: [5.222, 5.479, 4.704, 4.142, 3.422, 3.172, 3.244, 4.196, 4.237, 4.762, 5.135, 5.691],
    tilted: [4.711, 5.239, 4.889, 4.747, 4.235, 4.111, 4.121, 5.02, 4.563, 4.661, 4.712, 5.048],
  },
  TO: {
    name: 'Palmas',
    latitude: -10.2408,
    longitude: -48.3565,
    horizontal: [5.143, 5.133, 4.857, 4.954, 4.967, 5.035, 5.244, 5.942, 5.715, 5.401, 5.137, 5.089],
    tilted: [4.84, 4.97, 4.871, 5.179, 5.382, 5.548, 5.716, 6.309, 5.811, 5.275, 4.876, 4.749],
  },
};
