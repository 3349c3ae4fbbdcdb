import { readPageData } from './page-data';
import { installPlatform } from './platform';

// First module of the shell's build: from here on no script runs without a hash.
installPlatform(readPageData());
