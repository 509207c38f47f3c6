import { company } from '~/company/facts';
import { telephoneLink } from '~/lib/whatsapp';
import { contactCopy } from '~/ui/en';
import { Picture, webpUrl } from '~/ui/picture';
import { payment } from './en';

export function PaymentDetails() {
  return (
    <section id="payment" aria-labelledby="payment-title" className="section">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
        <div>
          <h2 id="payment-title">{payment.title}</h2>
          <p className="lead mt-5">{payment.text}</p>
          <a
            href={telephoneLink(company.tollFree.e164)}
            className="link mt-6 inline-flex min-h-11 items-center"
          >
            {contactCopy.tollFree(company.tollFree.display)}
          </a>
        </div>
        <figure>
          <a href={webpUrl('payment-details')} target="_blank" rel="noreferrer">
            <Picture
              name="payment-details"
              alt={payment.alt}
              sizes="(min-width: 64rem) 42rem, 94vw"
              className="w-full rounded-xl shadow-lift"
            />
          </a>
          <figcaption className="mt-3 text-xs text-ink-soft">{payment.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
