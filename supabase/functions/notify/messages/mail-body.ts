import type { Language } from '../../../../app/languages.ts';

/** What a mail says, once; both its plain text and its HTML follow from it. */
export type Block =
  | { paragraph: string }
  | { facts: (readonly [label: string, value: string, href?: string])[] }
  | { quote: string }
  | { list: { text: string; href?: string }[] }
  | { button: string; href: string }
  /** In small print, at the end. */
  | { note: string; link?: readonly [label: string, href: string] };

export function toText(blocks: Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('list' in block)
    return block.list.map(({ text, href }) => (href ? `- ${text}\n  ${href}` : `- ${text}`)).join('\n');
  if ('button' in block) return `${block.button}:\n${block.href}`;
  return block.link ? `${block.note}\n${block.link[0]}: ${block.link[1]}` : block.note;
}

/** No pictures, no tables, no colours but the button's: it reads in the dark and on the narrowest phone. */
export function toHtml(language: Language, title: string, blocks: Block[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title></head>`,
    "<body style=\"margin:0;padding:16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif;",
    'font-size:16px;line-height:1.6;overflow-wrap:anywhere"><div style="max-width:36em;margin:0 auto">',
    ...blocks.map(blockHtml),
    '</div></body></html>\n',
  ].join('');
}

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#164b8f;color:#ffffff;text-decoration:none;font-weight:600';

function blockHtml(block: Block): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px" dir="auto">${lines(block.paragraph)}</p>`;
  if ('facts' in block) return `<dl style="margin:0 0 16px">${block.facts.map(factHtml).join('')}</dl>`;
  if ('quote' in block)
    return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #8a94a3" dir="auto">${lines(block.quote)}</blockquote>`;
  if ('list' in block)
    return `<ul style="margin:0 0 16px;padding-left:20px">${block.list.map(itemHtml).join('')}</ul>`;
  if ('button' in block)
    return `<p style="margin:0 0 24px"><a href="${escaped(block.href)}" style="${BUTTON}">${escaped(block.button)}</a></p>`;
  const link = block.link && ` <a href="${escaped(block.link[1])}">${escaped(block.link[0])}</a>`;
  return `<p style="margin:0 0 8px;font-size:14px" dir="auto">${lines(block.note)}${link ?? ''}</p>`;
}

const factHtml = ([label, value, href]: readonly [string, string, string?]) =>
  `<dt style="font-size:14px">${escaped(label)}</dt><dd style="margin:0 0 8px;font-weight:600" dir="auto">${linked(value, href)}</dd>`;

const itemHtml = ({ text, href }: { text: string; href?: string }) =>
  `<li style="margin:0 0 8px" dir="auto">${linked(text, href)}</li>`;

const linked = (text: string, href?: string) =>
  href ? `<a href="${escaped(href)}">${lines(text)}</a>` : lines(text);

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
