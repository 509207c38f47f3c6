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
} as const;
