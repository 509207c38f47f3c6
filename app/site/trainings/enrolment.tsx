import { company } from '~/company/facts';
import { EnrolmentForm } from '~/leads/enrolment/form';
import { telephoneLink } from '~/lib/whatsapp';
import { enrolment } from './en';

export function Enrolment() {
  return (
    <section id="enrol" aria-labelledby="enrol-title" className="section bg-sand-100">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.3fr] lg:gap-20">
        <div>
          <h2 id="enrol-title">{enrolment.title}</h2>
          <p className="lead mt-4">{enrolment.lead}</p>
          <p className="mt-6">
            {enrolment.ratherTalk}{' '}
            <a href={telephoneLink(company.tollFree.e164)} className="link inline-block py-2">
              {company.tollFree.display}
            </a>
          </p>
        </div>
        <div className="card p-6 md:p-10">
          <EnrolmentForm labelledBy="enrol-title" />
        </div>
      </div>
    </section>
  );
}
