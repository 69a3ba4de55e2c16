import type { BookPages } from '../../library.ts';

/** The German book, stage 10. */
export const pages: BookPages = {
  stories: {
    '10a': [
      'So many bombs, and they are still there. Headquarters counted the tons, Nagel counted the houses: those are different figures.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'The Russians are preparing to go for the station. Behind it there are only the sidings and the steppe.',
    ],
    '10b': [
      'That day broke many walls and something inside them. Thalheim’s squad was in the ruins before the dust had settled. Since then it has had its leader, and Thalheim a face that his mother would not know.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'The Russians are shaken, but they are coming. They are coming for the station because nothing else is left to them. For the first time Kessler called it courage.',
    ],
    '10c': [
      'After the fourteenth you expected silence. Instead, the next day, a Russian gramophone was heard from the square. It played a tango from a scratched record.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'They will come for the school, or for what is left of it. Lindner asked to be the one to hold it.',
    ],
    '10d': [
      'On the fourteenth you took the sky from them. Thalheim led his men in the first wave past the fountain and came back with all of them. Since then he has asked about nothing, and everybody has asked him.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. The smell of their gear arrives a minute before them and stays a day longer.',
      'The power plant, for the second time, or perhaps the sixth. Wegener inspected everybody’s boots.',
    ],
    '10e': [
      'The landing holds. Bombs, water, bombs, and in the morning there were people standing up to their waists in the river again, passing boxes. Wegener watched for a long time. “They know their trade,” he said.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'A counter-attack is coming on the square and the school. They come because they think that you do not expect it. You do.',
    ],
    '10f': [
      'The jetty burned. Thalheim’s squad reached the water, wetted its hands and came back again, because nobody had followed. They say now that they have been to the Volga, and nobody envies them.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. Lemke has scars on his hands and in his pocket a photograph of a garden.',
      'The power plant is broken but inhabited. Behind the wall you can hear them taking care not to be heard.',
    ],
    '10g': [
      'You did not get the landing. In its report headquarters skipped that and went on to the next point: the mill, by the gully, from below.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'The gully is wet and deep. At the bottom lie things that the water brought: a bucket, a pram, a door. Wegener propped the door up so that it would not lie with its face in the mud.',
    ],
    '10h': [
      'The jetty is gone. Thalheim’s squad was the first at the water, and Thalheim brought back some of the river in his helmet. It tastes of oil.',
      'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
      'The mill is left. You will go by the gully, from below, where they least expect it. If they still expect anything at all.',
    ],
  },
  briefings: {
    '101':
      'Five points, or six of their units routed at the same time. A unit driven out of a house can be driven on from there. The engineers have smoke now.',
    '102':
      'Four points, or four units routed at the same time. One squad in the school, one on the square: they cannot burn both. The engineers have smoke now.',
    '103':
      'Four points, or four units routed at the same time. Kiosk, ruins, park: three of them are at your feet. The engineers have smoke now.',
    '104':
      'Five points, or four units routed at the same time. The gully shelters you and keeps tanks away, theirs as well. The engineers have smoke now.',
  },
};
