import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '../../app/company/documents.ts';
import { company } from '../../app/company/facts.ts';
import { Brochure } from './brochure.tsx';
import { Catalogue } from './catalogue.tsx';

type DocumentName = keyof typeof documents;

const bodies: Record<DocumentName, () => React.ReactNode> = { brochure: Brochure, catalogue: Catalogue };

export function renderDocument(name: DocumentName): { title: string; markup: string; hash: string } {
  const Body = bodies[name];
  const markup = renderToStaticMarkup(<Body />);
  return {
    title: `${documents[name].title} | ${company.name}`,
    markup,
    hash: createHash('sha256').update(markup).digest('hex').slice(0, 16),
  };
}
