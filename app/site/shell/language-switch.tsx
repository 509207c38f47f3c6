import { type MouseEvent, useEffect, useState } from 'react';
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
  const { isOffered, refuse } = useLanguageOffer();
  if (path === paths.login) return null;
  const href = localized(path, languages[other]);
  return (
    <div className="relative ml-auto shrink-0 xl:ml-0">
      <div className="flex items-center rounded-full border border-sand-300 bg-white p-1 text-sm font-bold leading-none">
        {(Object.keys(languages) as Language[]).map((code) =>
          code === language ? (
            <span
              key={code}
              aria-hidden="true"
              className="rounded-full bg-panel-100 px-2.5 max-[24rem]:hidden py-2.5 text-panel-800"
            >
              {names[code]}
            </span>
          ) : (
            <a
              key={code}
              href={href}
              lang={code}
              hrefLang={languages[code].tag}
              aria-label={`${names[code]}: ${languageOffer.read}`}
              onClick={follow}
              className="rounded-full px-2.5 py-2.5 hover:bg-sand-100"
            >
              {names[code]}
            </a>
          ),
        )}
      </div>
      {isOffered && (
        <div
          lang={other}
          className="card absolute top-full right-0 mt-2 flex items-center gap-1 py-1 pr-1 pl-4 text-sm shadow-lift"
        >
          <a href={href} hrefLang={languages[other].tag} onClick={follow} className="link whitespace-nowrap">
            {languageOffer.read}
          </a>
          <button
            type="button"
            aria-label={languageOffer.refuse}
            className="grid size-10 place-items-center rounded-full hover:bg-sand-100"
            onClick={refuse}
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

function useLanguageOffer() {
  const [isOffered, setOffered] = useState(false);
  // Known in the browser alone: the prerendered page is the same for everybody.
  useEffect(() => setOffered(preferredLanguage() === other), []);
  return {
    isOffered,
    refuse: () => {
      rememberLanguage(language);
      setOffered(false);
    },
  };
}
