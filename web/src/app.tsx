// Which screen is shown. Every screen but the first comes when it is asked for; the service worker has them all.
import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { route } from './route';
import { language, learnWords, say } from './words';
import Home from './screens/Home';

/** A screen that says the words of Crypt. */
async function withCrypt<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  return (await Promise.all([load(), learnWords('crypt')]))[0];
}

const screens: Readonly<Record<string, ComponentType>> = {
  new: lazy(() => withCrypt(() => import('./screens/NewGame'))),
  table: lazy(() => import('./table/TableScreen')),
  learn: lazy(() => import('./learn/Learn')),
  rules: lazy(() => import('./screens/Rules')),
  statistics: lazy(() => withCrypt(() => import('./screens/Statistics'))),
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
