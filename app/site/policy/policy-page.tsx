import type { ReactNode } from 'react';
import { formatDate } from '~/lib/format';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ContentsList } from '~/ui/text/contents-list';
import { TextSections } from '~/ui/text/text-blocks';
import { policyCopy } from './en';
import type { Policy } from './policy';

/** A policy: what it comes down to first, then the text with its contents beside it. */
export function PolicyPage({ policy, figure }: { policy: Policy; figure?: ReactNode }) {
  return (
    <article>
      <header className="border-b border-sand-200 bg-sand-100">
        <div className="wrap py-8 md:pb-14">
          <Breadcrumbs current={policy.title} />
          <h1 className="mt-6">{policy.title}</h1>
          <p className="lead mt-5">{policy.lead}</p>
          <p className="mt-5 text-sm text-ink-soft">
            {policyCopy.inForce.before}
            <time dateTime={policy.effectiveFrom}>{formatDate(policy.effectiveFrom)}</time>
            {policyCopy.inForce.after}
          </p>
        </div>
      </header>
      <div className="wrap">
        <Glance items={policy.glance} />
        {figure}
        <div className="grid gap-10 pb-20 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-20">
          <ContentsList sections={policy.sections} />
          <div className="min-w-0 [&>section:first-child>h2]:mt-0">
            <TextSections sections={policy.sections} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Glance({ items }: { items: Policy['glance'] }) {
  return (
    <ul aria-label={policyCopy.glance} className="grid gap-x-12 gap-y-6 py-10 md:grid-cols-3 md:py-14">
      {items.map(({ value, label }) => (
        <li key={label} className="border-t-4 border-sun-400 pt-4">
          <p className="text-2xl font-extrabold tracking-tight text-panel-800">{value}</p>
          <p className="mt-1 text-sm text-ink-soft">{label}</p>
        </li>
      ))}
    </ul>
  );
}
