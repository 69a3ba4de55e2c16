/** Commands that a player types between moves. */
export const commands = {
  undo: 'undo',
  restart: 'restart',
  odds: 'odds',
  log: 'log',
  view: 'view',
  rules: 'rules',
  save: 'save',
  draw: 'draw',
  resign: 'resign',
  help: 'help',
  quit: 'quit',
};
