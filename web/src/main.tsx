import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import { App } from './app';
import { stayOffline } from './offline/register';
import { applySettings } from './settings';

applySettings();
render(<App />, document.getElementById('app')!);
stayOffline();
