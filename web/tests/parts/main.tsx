// The page of shared pieces by itself, without an engine: what `/#parts` shows while the product is developed.
import { render } from 'preact';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import Parts from '../../src/parts/show/Parts';
import { applySettings } from '../../src/settings';

applySettings();
render(<Parts />, document.getElementById('app')!);
