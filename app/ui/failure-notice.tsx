import { failureCopy } from './en';
import { Icon } from './icon';
import { ContactLinks } from './no-script-notice';

/** For a page whose script failed. A plain link, because nothing else may work. */
export function FailureNotice() {
  return (
    <div role="alert" className="wrap py-4">
      <FailureWords />
    </div>
  );
}

export function FailureWords() {
  return (
    <div className="form-notice text-ink [&_.link]:text-panel-700">
      <Icon name="circle-alert" />
      <p>
        {failureCopy.text} {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page */}
        <a className="link" href="">
          {failureCopy.reload}
        </a>{' '}
        {failureCopy.orCall} <ContactLinks />
      </p>
    </div>
  );
}
