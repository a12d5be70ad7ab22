import { render } from 'preact';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import { route } from '../../src/route';
import { language } from '../../src/words';
import { applySettings } from '../../src/settings';
import About from '../../src/screens/About';
import Fair from '../../src/screens/Fair';
import Home from '../../src/screens/Home';
import NewGame from '../../src/screens/NewGame';
import Rules from '../../src/screens/Rules';
import SettingsScreen from '../../src/screens/SettingsScreen';
import Statistics from '../../src/screens/Statistics';

const screens = { new: NewGame, rules: Rules, statistics: Statistics, settings: SettingsScreen, about: About, fair: Fair };

function Screens() {
  const name = route.value[0] ?? '';
  const Screen = screens[name as keyof typeof screens] ?? Home;
  return <Screen key={`${name}-${language.value}`} />;
}

applySettings();
render(<Screens />, document.getElementById('app')!);
