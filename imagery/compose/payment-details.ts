/** The payment-details picture of the about page: its shape, without a number or a code that could be paid to. */
import { company } from '../../app/company/facts.ts';
import { mark, type Sheet } from './sheet.ts';

const rows: [label: string, value: string][] = [
  ['Account name', company.legalName],
  ['Bank and branch', 'To be supplied'],
  ['Account number', '•••• •••• •••• ••••'],
  ['IFSC', '•••• • ••••••'],
  ['UPI ID', 'To be supplied'],
];

export const paymentDetailsSheet: Sheet = {
  width: 1600,
  height: 900,
  css: `
    main { display: grid; grid-template-columns: 1fr 430px; gap: 90px; width: 1600px; height: 900px; padding: 84px 96px; background: linear-gradient(135deg, #0a2342, #10335f 60%, #17477f); color: #fff; }
    .brand { font-size: 34px; }
    h1 { margin: 46px 0 26px; font: 800 66px/1.1 Jakarta; letter-spacing: -.025em; }
    dl > div { display: flex; gap: 30px; padding: 24px 0; font-size: 28px; border-top: 1px solid rgb(255 255 255 / .18); }
    dt { flex: 0 0 290px; color: #c3dbf6; } dd { margin: 0; font-weight: 700; }
    aside { display: flex; flex-direction: column; justify-content: center; gap: 26px; text-align: center; }
    .code { display: grid; place-items: center; aspect-ratio: 1; border: 4px dashed #93bdec; border-radius: 32px; color: #c3dbf6; font: 600 28px/1.4 Jakarta; }
    .notice { padding: 18px 20px; border-radius: 16px; background: #ffb526; color: #0a2342; font: 600 23px/1.4 Jakarta; }
  `,
  body: `
    <main>
      <section>
        <p class="brand">${mark}${company.name}</p>
        <h1>Payment details</h1>
        <dl>${rows.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>
      </section>
      <aside>
        <p class="code">The company’s<br>UPI code<br>goes here</p>
        <p class="notice"><b>Sample.</b> Do not pay to these details; the company’s own will be shown here.</p>
      </aside>
    </main>`,
};
