// Which screen is shown. Every screen but the first comes when it is asked for; the service worker has them all.
import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { route } from './route';
import { language, say } from './words';
import Home from './screens/Home';

const screens: Readonly<Record<string, ComponentType>> = {
  new: lazy(() => import('./screens/NewGame')),
  table: lazy(() => import('./table/TableScreen')),
  campaign: lazy(() => import('./screens/Campaign')),
  learn: lazy(() => import('./learn/Learn')),
  rules: lazy(() => import('./screens/Rules')),
  statistics: lazy(() => import('./screens/Statistics')),
  settings: lazy(() => import('./screens/SettingsScreen')),
  about: lazy(() => import('./screens/About')),
  fair: lazy(() => import('./screens/Fair')),
  // All shared pieces, for those who make faces of games; not in the product.
  ...(import.meta.env.DEV ? { parts: lazy(() => import('./parts/show/Parts')) } : {}),
};

export function App() {
  const [name] = route.value;
  const Screen = (name && Object.hasOwn(screens, name) && screens[name]) || Home;
  useEffect(() => {
    scrollTo(0, 0);
  }, [name]);
  return (
    <Suspense fallback={<main class="table-wait">{say('web.table.wait')}</main>}>
      <Screen key={`${name}-${language.value}`} />
    </Suspense>
  );
}
