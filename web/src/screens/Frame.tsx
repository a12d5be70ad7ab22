// What the screens around the games share: the way home, the language, a title and the links below.
import type { ComponentChildren } from 'preact';
import { address } from '../route';
import { say } from '../words';
import { Emblem } from './art/Emblem';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';
import { useArrival } from './arrival';
import './frame.css';


interface Props {
  title: string;
  /** a sentence under the title */
  lead?: string;
  /** a name for the screen's own styles */
  kind?: string;
  children: ComponentChildren;
}

export function Frame({ title, lead, kind = '', children }: Props) {
  const heading = useArrival(`${title} · Undercroft`);
  return (
    <div class={`frame ${kind}`}>
      <header class="frame-top">
        <a class="frame-home" href={address()} aria-label={say('web.home.back')}>
          <Emblem />
          <span>Undercroft</span>
        </a>
        <LanguageSwitch />
      </header>
      <main class="page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p class="frame-lead">{lead}</p>}
        {children}
      </main>
      <Footer />
    </div>
  );
}
