/** Said when a page's script could not be fetched or broke down. */
export const failureCopy = {
  text: 'Something on this page did not start, so it may not react.',
  reload: 'Reload the page',
  orCall: 'or reach us:',
  panel: {
    title: 'This part of the page failed',
    text: 'The rest works. Nothing is lost.',
    action: 'Show it again',
  },
};

export const breadcrumbsCopy = { label: 'Breadcrumb' };

/** The contents of a long text. */
export const contentsCopy = { title: 'On this page' };

export const toasterCopy = { label: 'Notifications', close: 'Close' };

/** Under pictures that show no real place. */
export const pictureNotes = { one: 'Illustration', several: 'Pictures are illustrations.' };

export const contactCopy = {
  tollFree: (number: string) => `${number} (toll-free)`,
  /** Between the phone number and the chat. */
  or: 'or',
  whatsapp: 'WhatsApp',
};

/** Units that stay on one line with their figure. */
export const units = ['kW', 'kWh', 'MW', 'sq ft'];
