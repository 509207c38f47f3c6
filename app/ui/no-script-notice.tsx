import { company } from '~/company/facts';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';
import { contactCopy } from './en';
import { Icon } from './icon';

/** For who has script switched off: what does not work here, and who helps instead. */
export function NoScriptNotice({ text }: { text: string }) {
  return (
    <noscript>
      <div className="form-notice text-ink [&_.link]:text-panel-700">
        <Icon name="info" />
        <p>
          {text} <ContactLinks />
        </p>
      </div>
    </noscript>
  );
}

export function ContactLinks() {
  return (
    <>
      <a className="link whitespace-nowrap" href={telephoneLink(company.phone.e164)}>
        {company.phone.display}
      </a>{' '}
      {contactCopy.or}{' '}
      <a className="link" href={whatsappLink('')} target="_blank" rel="noreferrer">
        {contactCopy.whatsapp}
      </a>
    </>
  );
}
