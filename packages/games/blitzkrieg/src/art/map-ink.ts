/** Colours of the two maps: an engraved sheet, washed by hand. */
export const MAP = {
  sea: '#d3e0e0',
  seaInk: '#84a4ab',
  land: '#efe2c0',
  river: '#7fa0a6',
  peak: '#eadcb8',
  peakShade: '#a8966a',
  peakInk: '#7a6a45',
  dune: '#b9995a',
  fir: '#7d8a5c',
  palm: '#6f8650',
} as const;

/** Grounds of the spaces. */
export const SPACE = {
  land: '#dccb92',
  landInk: '#9c8747',
  sea: '#a9c9d4',
  seaInk: '#6f9fb0',
  coast: '#5d5a43',
} as const;

/** The centre of a track and the goal. */
export const CRIMSON = '#b23a2a';
