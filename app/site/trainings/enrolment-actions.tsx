import { documents } from '~/company/documents';
import { company } from '~/company/facts';
import { telephoneLink } from '~/lib/whatsapp';
import { Icon } from '~/ui/icon';
import { trainingsPage } from './en';

export function EnrolmentActions() {
  return (
    <>
      <a href={telephoneLink(company.tollFree.e164)} className="btn btn-sun">
        <Icon name="phone" /> {trainingsPage.callLabel}
      </a>
      <a href={documents.brochure} download className="btn btn-line">
        <Icon name="download" /> {trainingsPage.brochureLabel}
      </a>
    </>
  );
}
