import type { ImportField } from './import-kinds';

/** Which column of the file fills a field, by the field's key; null for none. */
export type Mapping = Readonly<Record<string, number | null>>;

/** What people write above such a column, besides the field's own label: English, Hindi in both scripts. */
const HEADINGS: Record<string, string[]> = {
  name: [
    'full name',
    'customer',
    'customer name',
    'client',
    'client name',
    'lead name',
    'contact person',
    'naam',
    'नाम',
    'ग्राहक',
    'ग्राहक का नाम',
    'पूरा नाम',
  ],
  phone: [
    'phone number',
    'phone no',
    'mobile',
    'mobile number',
    'mobile no',
    'contact',
    'contact number',
    'contact no',
    'whatsapp',
    'whatsapp number',
    'cell',
    'tel',
    'telephone',
    'मोबाइल',
    'मोबाइल नंबर',
    'फोन',
    'फ़ोन',
    'फोन नंबर',
    'फ़ोन नंबर',
    'दूरभाष',
    'संपर्क',
  ],
  email: ['e-mail', 'email id', 'email address', 'mail', 'mail id', 'ईमेल', 'ई-मेल'],
  location: [
    'address',
    'city',
    'place',
    'area',
    'town',
    'district',
    'village',
    'site',
    'पता',
    'शहर',
    'स्थान',
    'जगह',
    'ज़िला',
    'जिला',
    'गाँव',
  ],
  property_type: ['property type', 'type of property', 'building', 'segment', 'संपत्ति', 'भवन'],
  consultation_type: ['consultation type'],
  preferred_date: ['visit date', 'appointment', 'appointment date'],
  preferred_time: ['visit time', 'appointment time'],
  monthly_bill: [
    'bill',
    'electricity bill',
    'bill amount',
    'avg bill',
    'average bill',
    'बिल',
    'बिजली बिल',
    'बिजली का बिल',
    'मासिक बिल',
  ],
  roof_area: ['roof', 'roof size', 'area sq ft', 'sq ft', 'sqft', 'roof area sq ft', 'छत', 'छत का क्षेत्रफल'],
  budget: ['budget lakh', 'बजट'],
  energy_requirement: ['requirement kw', 'energy'],
  timeframe: ['timeline', 'when', 'समय'],
  requirements: [
    'requirement',
    'remarks',
    'remark',
    'notes',
    'note',
    'comment',
    'comments',
    'details',
    'description',
    'टिप्पणी',
    'विवरण',
    'आवश्यकता',
  ],
  additional_info: [
    'remarks',
    'remark',
    'notes',
    'note',
    'comment',
    'comments',
    'details',
    'description',
    'requirement',
    'requirements',
    'टिप्पणी',
    'विवरण',
  ],
  message: [
    'enquiry',
    'inquiry',
    'query',
    'remarks',
    'remark',
    'notes',
    'note',
    'comment',
    'comments',
    'details',
    'description',
    'संदेश',
    'टिप्पणी',
    'विवरण',
    'पूछताछ',
  ],
  subject: ['topic', 'title', 'विषय'],
  inquiry_type: ['enquiry type', 'inquiry type', 'category'],
  course_type: ['course', 'course name', 'training', 'program', 'programme', 'कोर्स', 'प्रशिक्षण'],
  experience_level: ['experience', 'level', 'अनुभव'],
  created_at: [
    'date',
    'received',
    'created',
    'created at',
    'lead date',
    'enquiry date',
    'inquiry date',
    'date of enquiry',
    'timestamp',
    'entry date',
    'दिनांक',
    'तारीख',
    'तिथि',
  ],
  status: ['stage', 'lead status', 'state of lead', 'स्थिति'],
  source: ['lead source', 'reference', 'campaign', 'channel', 'referred by', 'स्रोत'],
};

/** A column for each field whose heading says so. No column is taken twice; whole headings win over words in them. */
export function guessColumns(headings: string[], fields: ImportField[]): Mapping {
  const plain = headings.map(simplify);
  const mapping: Record<string, number | null> = Object.fromEntries(fields.map(({ key }) => [key, null]));
  const take = (isMatch: (heading: string, names: string[]) => boolean) => {
    for (const { key, label } of fields) {
      const names = [label, key, ...(HEADINGS[key] ?? [])].map(simplify);
      const isFree = (index: number) => !Object.values(mapping).includes(index);
      if (mapping[key] !== null) continue;
      const found = plain.findIndex((heading, index) => isFree(index) && isMatch(heading, names));
      if (found >= 0) mapping[key] = found;
    }
  };
  take((heading, names) => names.includes(heading));
  take((heading, names) => names.some((name) => ` ${heading} `.includes(` ${name} `)));
  return mapping;
}

/** Lower case, words parted by single spaces; combining marks stay, Devanagari is written with them. */
const simplify = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
