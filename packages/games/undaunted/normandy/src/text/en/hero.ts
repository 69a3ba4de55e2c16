/** The cards on the home page, which shows them before anything else of the game is loaded. */
export const heroNames = { sergeant: 'Platoon Sergeant', scout: 'Scout', rifleman: 'Rifleman' };
