import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Language, languages } from '~/languages';
import { language } from '~/lib/en';
import { localized } from '~/lib/localized';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { languageOffer } from './en';
import { preferredLanguage, rememberLanguage } from './preferred-language';

const names: Record<Language, string> = { en: 'EN', hi: 'हिं' };
const other: Language = language === 'en' ? 'hi' : 'en';

/** The same page in the other language, as a plain link. It is offered to who seems to prefer that one, never forced. */
export function LanguageSwitch() {
  // Prerendered with a slash at the end, served without.
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  const [isOffered, setOffered] = useState(false);
  // Known in the browser alone: the prerendered page is the same for everybody.
  useEffect(() => setOffered(preferredLanguage() === other), []);
  if (path === paths.login) return null;

  const link = (text: ReactNode, className: string) => (
    <a
      href={localized(path, other)}
      lang={other}
      hrefLang={languages[other].tag}
      onClick={follow}
      className={className}
    >
      {text}
    </a>
  );
  const here = (
    <span aria-hidden="true" className="rounded-full bg-panel-100 p-2.5 text-panel-800 max-[24rem]:hidden">
      {names[language]}
    </span>
  );
  return (
    <div className="relative ml-auto shrink-0 xl:ml-0">
      <div className="flex items-center rounded-full border border-sand-300 bg-white p-1 text-sm font-bold leading-none">
        {language === 'en' && here}
        {link(
          <>
            {names[other]}
            <span className="sr-only">: {languageOffer.read}</span>
          </>,
          'rounded-full p-2.5 hover:bg-sand-100',
        )}
        {language === 'hi' && here}
      </div>
      {isOffered && (
        <div className="card absolute top-full right-0 mt-2 flex items-center gap-1 py-1 pr-1 pl-4 text-sm shadow-lift">
          {link(languageOffer.read, 'link whitespace-nowrap')}
          <button
            type="button"
            lang={other}
            aria-label={languageOffer.refuse}
            className="grid size-10 place-items-center rounded-full hover:bg-sand-100"
            onClick={() => {
              rememberLanguage(language);
              setOffered(false);
            }}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  );
}

/** What the address says, an estimate or a filter, goes along; what was typed is kept as a draft anyway. */
function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  rememberLanguage(other);
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
