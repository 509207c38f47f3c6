import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { ContactLinks } from '~/ui/no-script-notice';
import { formWords } from './en';

interface SubmitButtonProps {
  label: string;
  disabled: boolean;
}

/**
 * Not to be pressed before the script can hear it: the browser itself would send the form then. A disabled button also
 * stops Enter. Who waits in vain is told what to do, by the style sheet alone.
 */
export function SubmitButton({ label, disabled }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <div className="grid sm:justify-items-start">
      <button type="submit" disabled={!hydrated || disabled} className="btn btn-sun sm:min-w-56">
        {label}
      </button>
      {!hydrated && (
        <p className="form-waiting">
          {formWords.stillLoading.before} <ContactLinks />
          {formWords.stillLoading.after}
        </p>
      )}
    </div>
  );
}
