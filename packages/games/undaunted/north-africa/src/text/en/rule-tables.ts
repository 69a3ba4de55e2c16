/** Heads and words of the tables in the rules reference. */
export const ruleTables = {
  cards: {
    captions: ['Cards of the LRDG', 'Cards of the Italians'],
    card: 'Card',
    copies: 'Copies',
    initiative: 'Initiative',
    actions: 'Actions',
    defence: 'Defence',
  },
  vehicles: {
    caption: 'Vehicles',
    vehicle: 'Vehicle',
    defence: 'Defence',
    armour: 'Armour',
    inoperable: 'Inoperable at',
    destroyed: 'Destroyed at',
    seats: 'Seats',
  },
  structures: {
    caption: 'Structures',
    structure: 'Structure',
    resilience: 'Resilience',
    value: 'Value',
  },
  users: {
    caption: 'Who can do it',
    card: 'Card or seat',
    act: 'Action',
    seat: (p: { number: number }) => `seat ${p.number}`,
  },
  fights: {
    caption: 'What counts',
    action: 'Action',
    target: 'Target',
    base: 'Base',
    cover: 'Cover',
    range: 'Range',
    soft: 'soldier, vehicle',
    vehicle: 'vehicle',
    laid: 'vehicle, structure',
    defence: 'defence',
    armour: 'armour',
    laidBase: 'armour, resilience',
    yes: 'yes',
    no: 'no',
    hill: 'yes, hill 1',
  },
  none: '–',
};

export type RuleTableWords = typeof ruleTables;
