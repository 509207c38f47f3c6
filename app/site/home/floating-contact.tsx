import type { ReactNode } from 'react';
import { company } from '~/company/facts';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { CallLineHours } from './call-line-hours';
import { call, chat } from './en';

/**
 * Two round buttons that stay in the corner; styles/home.css keeps what one scrolls to clear of them. Native popovers: they
 * open before any script has run.
 */
export function FloatingContact() {
  return (
    <div className="floating-contact no-print fixed right-2 bottom-2 z-30 flex gap-2 sm:right-4 sm:bottom-4 sm:gap-3">
      <FloatingPanel id="chat" icon="message-circle" tone="bg-leaf-700" title={chat.title} lead={chat.lead}>
        <ul className="grid gap-2">
          {chat.messages.map((message) => (
            <li key={message}>
              <a
                href={whatsappLink(message)}
                target="_blank"
                rel="noreferrer"
                className="block rounded-md bg-leaf-100 px-4 py-3 text-sm leading-snug font-semibold hover:bg-sand-200"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
        <a href={whatsappLink(chat.start.message)} target="_blank" rel="noreferrer" className="btn btn-panel">
          {chat.start.label}
        </a>
      </FloatingPanel>
      <FloatingPanel id="call" icon="phone" tone="bg-panel-800" title={call.title} lead={call.lead}>
        <CallLineHours />
        <a href={telephoneLink(company.tollFree.e164)} className="btn btn-sun">
          <Icon name="phone" /> {call.action}
        </a>
        <p className="text-center text-xl font-bold">{company.tollFree.display}</p>
      </FloatingPanel>
    </div>
  );
}

interface FloatingPanelProps {
  id: string;
  icon: IconName;
  tone: string;
  title: string;
  lead: string;
  children: ReactNode;
}

function FloatingPanel({ id, icon, tone, title, lead, children }: FloatingPanelProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={title}
        className={`grid size-12 place-items-center sm:size-14 rounded-full border-2 border-white/40 text-white shadow-lift ${tone}`}
      >
        <Icon name={icon} className="size-6" />
      </button>
      <div
        id={id}
        role="dialog"
        popover="auto"
        aria-label={title}
        className="card fixed inset-auto right-4 bottom-22 max-h-[calc(100dvh-7rem)] w-[min(22rem,100vw-2rem)] gap-4 p-6 shadow-lift open:grid"
      >
        <div>
          <p className="text-xl font-bold">{title}</p>
          <p className="text-sm text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </>
  );
}
