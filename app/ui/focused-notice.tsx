import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';

interface FocusedNoticeProps {
  title: string;
  tone?: 'plain' | 'good' | 'bad';
  children?: ReactNode;
}

const tones = {
  plain: { icon: 'circle-alert', className: 'text-ink' },
  good: { icon: 'badge-check', className: 'form-notice-good text-ink' },
  bad: { icon: 'circle-alert', className: 'form-notice-bad' },
} as const;

/** Says what came of what somebody did. Takes the focus, since the pressed button was disabled or is gone. */
export function FocusedNotice({ title, tone = 'plain', children }: FocusedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { icon, className } = tones[tone];
  return (
    <div ref={notice} tabIndex={-1} role="alert" className={`form-notice ${className}`}>
      <Icon name={icon} />
      <div>
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
