import { address } from '../route';
import { say } from '../words';

export function Footer() {
  return (
    <footer class="frame-foot">
      <nav aria-label={say('web.home.more')}>
        <a href={address('rules')}>{say('web.home.rules')}</a>
        <a href={address('statistics')}>{say('web.home.statistics')}</a>
        <a href={address('settings')}>{say('web.home.settings')}</a>
        <a href={address('fair')}>{say('web.home.fair')}</a>
        <a href={address('about')}>{say('web.home.about')}</a>
      </nav>
      <p>{say('web.home.unofficial')}</p>
    </footer>
  );
}
