import { describeValueReplacements } from './describe-value-replacements';

describeValueReplacements(2, 2);
