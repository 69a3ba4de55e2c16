/** The battle with which the campaign of Stalingrad begins; it is also offered by itself. */
export const FIRST_BATTLE = '011';
