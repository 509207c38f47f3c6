import type * as en from './en';

export const careerWords = {
  fields: {
    position: { label: 'पद', placeholder: 'पद चुनें' },
    location: { label: 'आप कहाँ रहते हैं' },
    experience: { label: 'अनुभव', placeholder: 'दो साल छतों पर वायरिंग का काम' },
    cover_letter: { label: 'कवर लेटर' },
    resume_url: { label: 'बायोडेटा' },
  },
  missing: { position: 'कृपया वह पद चुनें जिसके लिए आप आवेदन कर रहे हैं।' },
  purpose: 'मेरे आवेदन पर फ़ैसला करने के लिए',
  submitLabel: 'आवेदन भेजें',
  pendingLabel: 'भेजा जा रहा है...',
  success: (name: string, position: string | null) => ({
    title: 'आवेदन भेज दिया गया!',
    description: `धन्यवाद ${name}! ${position ? `${position} के पद के लिए आपका` : 'आपका'} आवेदन हमें मिल गया है। हम आपसे संपर्क करेंगे।`,
  }),
  failure: { title: 'आवेदन नहीं भेजा जा सका', description: 'कृपया दोबारा कोशिश करें या सीधे हमसे संपर्क करें।' },
} satisfies typeof en.careerWords;

export const positions = {
  'Solar Installation Technician': 'सोलर इंस्टॉलेशन टेक्नीशियन',
  'Sales Executive': 'सेल्स एग्ज़ीक्यूटिव',
  'Project Manager': 'प्रोजेक्ट मैनेजर',
  'Customer Support Executive': 'कस्टमर सपोर्ट एग्ज़ीक्यूटिव',
  'Marketing Executive': 'मार्केटिंग एग्ज़ीक्यूटिव',
  'Business Development Manager': 'बिज़नेस डेवलपमेंट मैनेजर',
  'Electrical Engineer': 'इलेक्ट्रिकल इंजीनियर',
  'Site Supervisor': 'साइट सुपरवाइज़र',
  'Administrative Assistant': 'एडमिनिस्ट्रेटिव असिस्टेंट',
  Other: 'अन्य',
} satisfies typeof en.positions;
