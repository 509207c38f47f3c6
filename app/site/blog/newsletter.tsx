import { NewsletterForm } from '~/leads/newsletter/form';
import { AuthorBio } from './author-bio';
import { newsletter } from './en';

export function NewsletterAndAuthor() {
  return (
    <section aria-labelledby="newsletter-title" className="section no-print bg-sand-100">
      <div className="wrap grid gap-x-20 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title">{newsletter.title}</h2>
          <p className="lead mt-4">{newsletter.lead}</p>
        </div>
        <div className="card self-start p-6 md:p-10 lg:row-span-2">
          <NewsletterForm labelledBy="newsletter-title" />
        </div>
        <AuthorBio />
      </div>
    </section>
  );
}
