import { Icon } from '~/components/ui/icon';
import { company } from '~/content/company';
import { documents } from '~/content/documents';
import { trainingsPage } from '~/content/trainings';
import { telephoneLink } from '~/lib/whatsapp';

export function EnrolmentActions() {
  return (
    <>
      <a href={telephoneLink(company.tollFree.e164)} className="btn btn-sun">
        <Icon name="phone" /> {trainingsPage.callLabel}
      </a>
      <a href={documents.brochure.path} download className="btn btn-line">
        <Icon name="download" /> {trainingsPage.brochureLabel}
      </a>
    </>
  );
}
