// All shared pieces on one page, with invented content: `/#parts`. It is there while the product is developed, and no part of it.
import { change, settings } from '../../settings';
import { Chip } from '../Chip';
import { Diggings } from './Diggings';
import { headlight } from './drawings';
import { Encounter } from './Encounter';
import { Cards, Chips, Figures, Risks } from './Pieces';
import { Rooms } from './Rooms';
import { tell } from './tell';
import './show.css';

const head = headlight();

export default function Parts() {
  const { scheme, language } = settings.value;
  return (
    <main class="show">
      <header class="show-head">
        <svg viewBox="0 0 1200 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" dangerouslySetInnerHTML={{ __html: head }} />
        <h1>{tell('The pieces', 'I pezzi')}</h1>
        <div class="show-row">
          <Chip pressed={scheme === 'dark'} onPick={() => change({ scheme: 'dark' })}>
            {tell('By torch', 'Alla torcia')}
          </Chip>
          <Chip pressed={scheme === 'light'} onPick={() => change({ scheme: 'light' })}>
            {tell('By day', 'Di giorno')}
          </Chip>
          <Chip pressed={language === 'it'} onPick={() => change({ language: language === 'it' ? 'en' : 'it' })}>
            Italiano
          </Chip>
        </div>
      </header>
      <Encounter />
      <Cards />
      <Risks />
      <Chips />
      <Figures />
      <Rooms />
      <Diggings />
    </main>
  );
}
