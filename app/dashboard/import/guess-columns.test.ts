import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns';
import { importKinds } from './import-kinds';

const [consultations, installations] = importKinds;

function guess(headings: string[], fields = consultations?.fields ?? []) {
  const found = Object.entries(guessColumns(headings, fields)).filter(([, column]) => column !== null);
  return Object.fromEntries(found.map(([key, column]) => [key, headings[column ?? -1]]));
}

describe('Headings are understood', () => {
  test.each([
    ['name', ['Name', 'FULL NAME', 'Customer_Name', 'Client', 'नाम', 'ग्राहक का नाम']],
    ['phone', ['Phone', 'Mobile No.', 'Contact Number', 'WhatsApp', 'मोबाइल', 'फ़ोन नंबर']],
    ['email', ['E-mail', 'Email ID', 'ईमेल']],
    ['location', ['City', 'Address', 'शहर', 'पता']],
    ['monthly_bill', ['Electricity Bill', 'Monthly bill (Rs.)', 'बिजली का बिल']],
    ['created_at', ['Date', 'Received', 'Lead Date', 'दिनांक', 'तारीख']],
    ['status', ['Status', 'Stage', 'स्थिति']],
  ])('for %s', (key, headings) => {
    for (const heading of headings) expect(guess(['Sr', heading])).toEqual({ [key]: heading });
  });
});

test('A whole heading wins over a word in another, and no column is taken twice', () => {
  expect(guess(['Project name', 'Name', 'Alternate mobile', 'Mobile', 'Visit date', 'Date'])).toEqual({
    name: 'Name',
    phone: 'Mobile',
    preferred_date: 'Visit date',
    created_at: 'Date',
  });
});

test('A roof’s area is not the place', () => {
  expect(guess(['Name', 'City', 'Roof area'], installations?.fields)).toEqual({
    name: 'Name',
    location: 'City',
    roof_area: 'Roof area',
  });
});

test('What nobody knows is left open', () => {
  expect(guess(['Sr. No.', '', 'Colour'])).toEqual({});
});
