/** What stands around every lesson. */
export const tutorial = {
  tutorial: {
    heading: 'First steps',
    number: (p: { number: number; total: number }) => `Step ${p.number} of ${p.total}`,
    next: 'Go on',
    skip: 'Skip the tutorial',
    refused: (p: { action: string }) =>
      `That is possible too, but not just now. Choose “${p.action}”.`,
    readFirst: 'One moment: read this first, then press “Go on”.',
    overFirst: 'The lesson is over: press “Go on with this game” and play on.',
    todo: 'Your turn.',
    loading: 'The map is being laid out…',
    doneTitle: 'You know how it goes',
    skippedTitle: 'The rest without a guide',
    goOn: 'Go on with this game',
  },
};
