/** What a link in one of our mails asks for. The token stands in the fragment, which no server sees and no log keeps. */
export interface MailLink {
  wish: 'confirm' | 'leave';
  token: string;
}

const FRAGMENT = /^#(confirm|leave)=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export function readMailLink(fragment: string): MailLink | null {
  const [, wish, token] = FRAGMENT.exec(fragment) ?? [];
  return wish && token ? { wish: wish.toLowerCase() as MailLink['wish'], token: token.toLowerCase() } : null;
}
