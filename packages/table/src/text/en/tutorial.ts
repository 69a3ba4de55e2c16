/** What stands around every lesson. */
export const tutorial = {
  tutorial: {
    heading: (p: { number: number }) => `Lesson ${p.number}`,
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
    lessons: 'Lessons',
    titled: (p: { number: number; title: string }) => `Lesson ${p.number}: ${p.title}`,
    notShown: 'Five things we did not show',
    rule: (p: { title: string }) => `Rule: ${p.title}`,
    nextLesson: (p: { title: string }) => `Next lesson: ${p.title}`,
  },
};
