/** What is said around a log, a replay and a recap. */
export const storyEn = {
  record: {
    heading: 'Record',
    export: 'Export the record',
    exportHint: 'A text file with everything in it, hidden cards too.',
    import: 'Open a record',
    title: 'Record of a game',
    position: (p: { at: number; total: number }) => `After action ${p.at} of ${p.total}`,
    slider: 'Position in the game',
    first: 'To the start',
    back: 'One back',
    forward: 'One forward',
    last: 'To the end',
    eyes: 'Seen by',
    eyesSpectator: 'a spectator',
    eyesEveryone: 'everyone, open at the end',
    close: 'Close the record',
    none: 'No record is open.',
    unfinished: 'This game was not finished; only what is public is shown.',
    lastAction: (p: { action: string }) => `Last action: ${p.action}`,
  },
};
