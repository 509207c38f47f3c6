import { paths } from '~/paths';
import { SiteLink } from '~/ui/site-link';
import { consentWords } from './en';
import { FieldNotes } from './field-parts';
import { CONSENT_FIELD } from './validation';

interface ConsentFieldProps {
  id: string;
  purpose: string | undefined;
  error: string | undefined;
}

/** Never ticked in advance; the stored row says to which notice the visitor agreed. */
export function ConsentField({ id, purpose, error }: ConsentFieldProps) {
  return (
    <div className="field">
      <label className="consent">
        <input
          id={id}
          type="checkbox"
          name={CONSENT_FIELD}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>
          {consentWords.before(purpose)}{' '}
          <SiteLink to={paths.privacyPolicy} target="_blank" className="link whitespace-nowrap">
            {consentWords.policy}
          </SiteLink>
          {consentWords.after}
        </span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
