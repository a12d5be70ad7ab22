// The dungeon's card: its floors with their boxes and rules, the boss, and what the party has gathered.
import { plural, say } from '../../words';
import { abilityName, abilityText, bossName, bossOf, cardName, content, dungeonName, floorOf, inWords } from './content';
import type { OnedeckView } from './kinds';
import { PrintedBoxes } from './pieces';

export function DungeonSheet({ view }: { view: OnedeckView }) {
  const { level, experience, potions, deck, floors, dungeon, boss } = view;
  return (
    <div class="od-sheet">
      <h3>{dungeonName(dungeon).text}</h3>
      {floors.map((floor) => {
        const printed = floorOf(dungeon, floor.floor);
        return (
          <section key={floor.floor} data-here={floor.floor === view.floor}>
            <p>
              <b>{say('web.onedeck.floor.named', { floor: floor.floor, name: inWords(printed?.name) })}</b> {inWords(printed?.text)}
            </p>
            <p class="od-pair-of-boxes">
              <span>{say('onedeck.combat')}</span>
              <PrintedBoxes boxes={floor.combat_boxes} label={say('onedeck.combat')} small />
              <span>{say('onedeck.peril')}</span>
              <PrintedBoxes boxes={floor.peril_boxes} label={say('onedeck.peril')} small />
            </p>
          </section>
        );
      })}
      <p>
        <b>{say('onedeck.boss', { boss: bossName(dungeon), damage: boss.damage, health: boss.health })}</b> {inWords(bossOf(dungeon)?.text)}
      </p>
      <h3>{say('web.onedeck.level', { level: level.number })}</h3>
      <p>
        {say('web.onedeck.lanterns', { lanterns: experience.lanterns, needed: experience.needed })}; {plural('onedeck.bonus', level.bonus_dice)}
        {experience.cards.length > 0 && `; ${experience.cards.map((card) => `${cardName(card).text} ${content.cards[card]!.lanterns}`).join(', ')}`}
      </p>
      <h3>{plural('onedeck.potions', potions.tokens)}</h3>
      <ul>
        {potions.identified.map((id) => (
          <li key={id}>
            <b>{abilityName(id)}</b> {abilityText(id)}
          </li>
        ))}
      </ul>
      <h3>{plural('onedeck.head.deck', deck.cards)}</h3>
      <p>{say('web.onedeck.unseen', { cards: [...new Set(deck.unseen.map(({ card }) => cardName(card).text))].join(', ') })}</p>
    </div>
  );
}
