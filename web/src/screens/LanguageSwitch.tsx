// Each language is named in itself, so that whoever needs it can read it.
import { change, settings } from '../settings';
import { languages, say, type Language } from '../words';
import { focusAfterwards } from './arrival';

export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano' };

/** `from`: the id of what was pressed, or of what will be there in its place. */
export function changeLanguage(language: Language, from: string): void {
  if (settings.value.language === language) return;
  focusAfterwards(from);
  change({ language });
}

export function LanguageSwitch() {
  return (
    <div class="language-switch" role="group" aria-label={say('web.settings.language')}>
      {languages.map((language) => (
        <button
          key={language}
          id={`switch-${language}`}
          type="button"
          lang={language}
          aria-pressed={settings.value.language === language}
          onClick={() => changeLanguage(language, `switch-${language}`)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
