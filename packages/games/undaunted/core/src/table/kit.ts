import type { BaseEvent } from '@bivouac/kernel';
import type { EventRecords } from '@bivouac/text';
import { battleKit, type UndauntedKit } from './battle-kit.ts';
import { battleParts } from './battle-parts.ts';
import type { UndauntedTitle } from './title.ts';

/** The drawn table of one title of the series. */
export const undauntedKit = <E extends BaseEvent, C>(
  title: UndauntedTitle,
  records: EventRecords<E, C>,
): UndauntedKit => ({ ...battleKit(title, records), ...battleParts });
