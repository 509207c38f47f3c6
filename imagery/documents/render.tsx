import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { documents } from '../../app/company/documents.ts';
import { documentTitles } from '../../app/company/en.ts';
import { company } from '../../app/company/facts.ts';
import { languages } from '../../app/languages.ts';
import { language } from '../../app/lib/en.ts';
import { Brochure } from './brochure.tsx';
import { Catalogue } from './catalogue.tsx';

type DocumentName = keyof typeof documents;

const bodies: Record<DocumentName, () => React.ReactNode> = { brochure: Brochure, catalogue: Catalogue };

export function renderDocument(name: DocumentName) {
  const Body = bodies[name];
  const markup = renderToStaticMarkup(<Body />);
  return {
    lang: languages[language].tag,
    title: `${documentTitles[name]} | ${company.name}`,
    markup,
    hash: createHash('sha256').update(markup).digest('hex').slice(0, 16),
  };
}
