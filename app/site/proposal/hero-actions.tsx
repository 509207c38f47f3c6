import { Icon } from '~/ui/icon';
import { proposalPage } from './en';

const { actions } = proposalPage;

/** Buttons and not links: a link to a place on the page would take the token's place in the address. */
export function HeroActions({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      {isOpen && (
        <button type="button" className="btn btn-sun" onClick={() => goTo('accept-title')}>
          {actions.accept}
        </button>
      )}
      <button type="button" className="btn btn-line" onClick={() => goTo('ask-title')}>
        {actions.ask}
      </button>
      <button type="button" className="btn btn-line" onClick={() => window.print()}>
        <Icon name="printer" /> {actions.print}
      </button>
    </>
  );
}

const goTo = (id: string) => document.getElementById(id)?.focus();
