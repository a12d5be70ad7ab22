// A busy machine may take its time: what a test waits for must come, but not soon.
import { configure } from '@testing-library/preact';

configure({ asyncUtilTimeout: 20_000 });
