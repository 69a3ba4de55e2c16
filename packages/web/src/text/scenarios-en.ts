/** What stands around a scenario: its sheet, its forces, its figures. */
export const scenariosEn = {
  route: 'Scenarios',
};
