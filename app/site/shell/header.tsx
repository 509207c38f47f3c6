import { NavLink } from 'react-router';
import { Icon } from '~/ui/icon';
import { Logo } from '~/ui/logo';
import { downloadables, mainNavigation, registerAsAssociate, shellCopy } from './en';
import { LanguageSwitch } from './language-switch';
import { DashboardTab } from './office-link';

export function Header() {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-sand-200 bg-sand-50">
      <div className="wrap relative flex min-h-18 items-center gap-2 sm:gap-4 xl:gap-3">
        <Logo />
        <nav aria-label={shellCopy.mainNavigation} className="ml-auto hidden xl:block">
          <ul className="flex items-center text-xs font-semibold whitespace-nowrap">
            <NavigationItems itemClassName="rounded-full px-1.5 py-2.5 hover:bg-panel-100 aria-[current]:bg-panel-100 aria-[current]:text-panel-700" />
          </ul>
        </nav>
        <LanguageSwitch />
        <NavLink
          to={registerAsAssociate.to}
          reloadDocument
          discover="none"
          className="btn btn-sun hidden whitespace-nowrap sm:inline-flex xl:px-4"
        >
          {registerAsAssociate.label}
        </NavLink>
        <MobileMenu />
        <DashboardTab />
      </div>
    </header>
  );
}

/** A native popover: it opens, closes on Escape and on a tap outside before any script has run. */
function MobileMenu() {
  return (
    <div className="xl:hidden">
      <button
        type="button"
        popoverTarget="menu"
        aria-label={shellCopy.menu}
        className="grid size-12 place-items-center rounded-full border border-sand-300 bg-white"
      >
        <Icon name="menu" />
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label={shellCopy.menu}
        className="on-dark cells fixed inset-y-0 right-0 left-auto m-0 h-dvh w-[min(22rem,100vw)] overflow-y-auto p-6 backdrop:bg-panel-950/60"
      >
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={shellCopy.closeMenu}
          className="ml-auto grid size-12 place-items-center rounded-full border border-white/30"
        >
          <Icon name="x" />
        </button>
        <ul className="mt-4 grid text-xl font-bold tracking-tight">
          <NavigationItems itemClassName="block border-b border-white/10 py-3 aria-[current]:text-sun-300" />
        </ul>
        <NavLink
          to={registerAsAssociate.to}
          reloadDocument
          discover="none"
          className="btn btn-sun mt-6 w-full"
          onClick={closeMenu}
        >
          {registerAsAssociate.label}
        </NavLink>
      </nav>
    </div>
  );
}

function NavigationItems({ itemClassName }: { itemClassName: string }) {
  return (
    <>
      {mainNavigation.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} className={itemClassName} reloadDocument discover="none" onClick={closeMenu}>
            {link.label}
          </NavLink>
        </li>
      ))}
      <li>
        <a href={downloadables.to} target="_blank" rel="noreferrer" className={itemClassName}>
          {downloadables.label}
          <Icon name="external-link" className="ml-1.5 inline size-[0.9em] align-[-0.05em]" />
        </a>
      </li>
    </>
  );
}

/** Who comes back finds the page as it was left; the menu has done its work. */
function closeMenu() {
  document.getElementById('menu')?.hidePopover();
}
