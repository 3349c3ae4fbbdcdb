/** The provider said no for good: another try would not help. The words are for people. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** The provider did not answer, or said something that nobody understands: to be tried again. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
