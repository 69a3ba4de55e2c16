/** What stands around every lesson. */
export const tutorial = {
  tutorial: {
    heading: (p: { number: number }) => `Lesson ${p.number}`,
    number: (p: { number: number; total: number }) => `Step ${p.number} of ${p.total}`,
    next: 'Continue',
    skip: 'Skip the lesson',
    refused: (p: { action: string }) =>
      `You could do that too, but not just yet. Choose “${p.action}”.`,
    readFirst: 'One moment: read this first, then press “Continue”.',
    overFirst: 'The lesson is over. Press “Keep playing this game”.',
    todo: 'Your turn.',
    loading: 'Setting up the map…',
    doneTitle: 'You’ve got the idea',
    skippedTitle: 'On your own from here',
    goOn: 'Keep playing this game',
    lessons: 'Lessons',
    titled: (p: { number: number; title: string }) => `Lesson ${p.number}: ${p.title}`,
    notShown: 'Five things we didn’t show',
    rule: (p: { title: string }) => `Rule: ${p.title}`,
    nextLesson: (p: { title: string }) => `Next lesson: ${p.title}`,
  },
};
