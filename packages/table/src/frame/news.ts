import Recap from '../log/Recap.svelte';
import BeatLayer from '../motion/BeatLayer.svelte';
import DiceTray from '../motion/DiceTray.svelte';

/** What shows events at a table: a game that begins has none. */
export const news = { Recap, BeatLayer, DiceTray };
