/** The name of a face as the pictures know it: `8a` and `8A` are the same. */
export const normaliseFace = (face: string): string => face.toUpperCase();
