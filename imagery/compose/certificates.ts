/** Five sample certificates for the partners page. Each says that the company's own document will take its place. */
import { company } from '../../app/company/facts.ts';
import { rosette } from './rosette.ts';
import { mark, type Sheet } from './sheet.ts';

interface Certificate {
  category: string;
  title: string;
  statement: string;
  fields: string[];
  accent: string;
  petals: number;
}

const certificates: Record<string, Certificate> = {
  'certificate-manufacturing': {
    category: 'Manufacturing partner',
    title: 'Certificate of Manufacturing Partnership',
    statement: 'has been appointed a manufacturing partner for solar modules and mounting structures.',
    fields: ['Manufacturer', 'Product range', 'Valid until'],
    accent: '#17477f',
    petals: 12,
  },
  'certificate-distribution': {
    category: 'Distribution partner',
    title: 'Certificate of Authorised Distribution',
    statement: 'is authorised to distribute solar modules, inverters and accessories in its territory.',
    fields: ['Issued by', 'Territory', 'Valid until'],
    accent: '#b0560a',
    petals: 9,
  },
  'certificate-technology': {
    category: 'Technology partner',
    title: 'Certificate of Technology Partnership',
    statement: 'has completed the technical training and may install and service the listed equipment.',
    fields: ['Issued by', 'Equipment', 'Valid until'],
    accent: '#0f6b6b',
    petals: 16,
  },
  'certificate-government': {
    category: 'Government recognition',
    title: 'Certificate of Empanelment',
    statement: 'is empanelled as a vendor for grid-connected rooftop solar installations.',
    fields: ['Issuing authority', 'Empanelment number', 'Valid until'],
    accent: '#12653a',
    petals: 24,
  },
  'certificate-franchise': {
    category: 'Franchise authorization',
    title: 'Certificate of Franchise Authorization',
    statement: 'authorises its associates to represent the brand within their pincode.',
    fields: ['Associate', 'Pincode', 'Valid until'],
    accent: '#7a2f52',
    petals: 7,
  },
};

export function certificateSheets(): [name: string, sheet: Sheet][] {
  return Object.entries(certificates).map(([name, certificate]) => [name, sheetOf(certificate)]);
}

function sheetOf({ category, title, statement, fields, accent, petals }: Certificate): Sheet {
  const ornament = (size: number, depth: number, rings: number) =>
    rosette({ petals, depth, rings, colour: accent, size });
  return {
    width: 1600,
    height: 1130,
    css: `:root { --accent: ${accent}; } ${css}`,
    body: `
      <main>
        <div class="ground">${ornament(980, 0.55, 14)}</div>
        ${['top left', 'top right', 'bottom left', 'bottom right']
          .map((corner) => `<div class="corner ${corner}">${ornament(300, 0.7, 9)}</div>`)
          .join('')}
        <section>
          <p class="brand">${mark}${company.name}</p>
          <p class="category">${category}</p>
          <h1>${title}</h1>
          <p class="lead">This is to certify that</p>
          <p class="holder">${company.legalName}</p>
          <p class="statement">${statement}</p>
          <dl>${fields.map((field) => `<div><dd></dd><dt>${field}</dt></div>`).join('')}</dl>
        </section>
        <p class="watermark">SAMPLE</p>
        <p class="notice"><b>Sample.</b> To be replaced by the company’s document.</p>
      </main>`,
  };
}

const css = `
  main { position: relative; width: 1600px; height: 1130px; overflow: hidden; background: #fffdf8; }
  main::before { content: ''; position: absolute; inset: 34px; border: 3px solid var(--accent); }
  main::after { content: ''; position: absolute; inset: 46px; border: 1px solid var(--sun); }
  .ground { position: absolute; inset: 0; display: grid; place-items: center; opacity: .10; }
  .corner { position: absolute; opacity: .5; }
  .corner.top { top: -70px; } .corner.bottom { bottom: -70px; } .corner.left { left: -70px; } .corner.right { right: -70px; }
  section { position: absolute; inset: 96px 190px 140px; display: flex; flex-direction: column; align-items: center; text-align: center; }
  .brand { font-size: 38px; color: var(--panel); }
  .category { margin-top: 58px; padding: 7px 26px; border-radius: 99px; background: var(--accent); color: #fff; font: 700 21px/1.5 Jakarta; letter-spacing: .14em; text-transform: uppercase; }
  h1 { margin-top: 34px; font: 800 68px/1.1 Jakarta; letter-spacing: -.025em; color: var(--panel); }
  .lead { margin-top: 62px; font-size: 27px; color: var(--ink-soft); }
  .holder { margin-top: 6px; padding: 0 40px 10px; border-bottom: 2px solid var(--sun); font: 700 50px/1.35 Jakarta; letter-spacing: -.015em; }
  .statement { margin-top: 30px; max-width: 860px; font-size: 30px; text-wrap: balance; color: var(--ink-soft); }
  dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 60px; width: 100%; margin-top: auto; }
  dd { height: 46px; border-bottom: 2px dotted #8a94a3; }
  dt { padding-top: 8px; font: 600 20px/1.4 Jakarta; color: var(--ink-soft); }
  .watermark { position: absolute; inset: 0; display: grid; place-items: center; transform: rotate(-24deg); font: 800 300px/1 Jakarta; letter-spacing: .06em; color: rgb(10 35 66 / .075); }
  .notice { position: absolute; bottom: 60px; left: 0; right: 0; text-align: center; font-size: 21px; color: #a3221a; }
`;
