// The rules, by chapter, searchable, opened at the paragraph that matters.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { reducedMotion } from '../settings';
import { address, route } from '../route';
import { language, plural, say } from '../words';
import { anchor, Blocks, sentence, type Reading } from '../rules/Blocks';
import { idsOf, type Block, type Chapter, type Rules as RulesText } from '../rules/markdown';
import { hasRules, loadRules } from '../rules/sources';
import { search, wordsOf } from '../rules/search';
import { FaultNotice } from './FaultNotice';
import { Frame } from './Frame';
import { catalogue } from './catalogue';
import './rules.css';

/** The list of contents inside the file: the page has its own. */
function isContents(block: Block): boolean {
  return block.kind === 'paragraph' && block.text.startsWith('Contents:');
}

function chapterTitle(chapter: Chapter): string {
  return chapter.id === 'preface' ? say('web.rules.preface') : chapter.title;
}

function Contents({ rules, game, opened }: { rules: RulesText; game: string; opened: string | null }) {
  return (
    <nav class="rules-contents" aria-label={say('web.rules.chapters')}>
      <details open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{say('web.rules.chapters')}</summary>
        <ol>
          {rules.chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={address('rules', game, chapter.id)} lang={chapter.id === 'preface' ? undefined : 'en'} aria-current={chapter.id === opened ? 'true' : undefined}>
                {chapterTitle(chapter)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function ChapterText({ chapter, reading }: { chapter: Chapter; reading: Reading }) {
  return (
    <section aria-labelledby={anchor(chapter.id)}>
      <h2 id={anchor(chapter.id)} tabIndex={-1} class={chapter.id === reading.opened ? 'opened' : ''} lang={chapter.id === 'preface' ? undefined : 'en'}>
        {/^[A-Z]+-/.test(chapter.id) && <span class="chapter-id">{chapter.id} </span>}
        {chapterTitle(chapter)}
      </h2>
      <Blocks blocks={chapter.blocks.filter((block) => !isContents(block))} reading={reading} />
    </section>
  );
}

function Reader({ rules, game, opened }: { rules: RulesText; game: string; opened: string | null }) {
  // A question belongs to the place where it was asked: opening another rule shows all of them again.
  const [asked, setAsked] = useState({ at: opened, question: '' });
  const question = asked.at === opened ? asked.question : '';
  const marks = wordsOf(question);
  const translate = language.value !== 'en';
  const found = useMemo(
    () => search(rules, question, (block) => ('id' in block ? sentence(block.id) : '')),
    [rules, question, language.value],
  );
  const exists = opened === null || idsOf(rules).includes(opened);
  const hits = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  useEffect(() => {
    const target = opened === null ? null : document.getElementById(anchor(opened));
    if (!target) return;
    const chapter = target.tagName === 'H2';
    target.scrollIntoView({ block: chapter ? 'start' : 'center', behavior: reducedMotion() ? 'auto' : 'smooth' });
    target.focus({ preventScroll: true });
  }, [opened, rules]);
  return (
    <div class="rules-columns">
      <div class="rules-side">
        <div class="rules-find">
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <label for="rules-search">{say('web.rules.search')}</label>
            <input id="rules-search" type="search" autocomplete="off" value={question} onInput={(event) => setAsked({ at: opened, question: event.currentTarget.value })} />
          </form>
          {opened !== null && (
            <button type="button" class="button" onClick={() => history.back()}>
              {say('web.rules.back')}
            </button>
          )}
          <p class="rules-hits" role="status">
            {marks.length > 0 && (hits > 0 ? plural('web.rules.hits', hits) : say('web.rules.no_hits'))}
          </p>
        </div>
        <Contents rules={rules} game={game} opened={opened} />
      </div>
      <div class="rules-text">
        {translate && <p class="notice">{say('web.rules.english')}</p>}
        {!exists && (
          <p class="notice wrong" role="alert">
            {say('web.rules.unknown', { id: opened! })}
          </p>
        )}
        {found.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} reading={{ game, marks, opened, translate }} />
        ))}
      </div>
    </div>
  );
}

export default function Rules() {
  const [, game = 'crypt', opened = null] = route.value;
  const [rules, setRules] = useState<RulesText | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (hasRules(game)) loadRules(game).then(setRules, setFault);
  }, [game]);
  const name = catalogue.find(({ id }) => id === game)?.name ?? game;
  return (
    <Frame title={say('web.rules.title', { game: name })} kind="rules">
      {!hasRules(game) && <p class="notice">{say('web.rules.none')}</p>}
      {fault !== null && <FaultNotice what={say('web.rules.failed')} error={fault} />}
      {rules && hasRules(game) && <Reader rules={rules} game={game} opened={opened} />}
    </Frame>
  );
}
