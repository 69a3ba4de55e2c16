import type { BotReply, BotRequest } from '@bivouac/bots';

export type BotQuestion = Omit<BotRequest, 'id'>;

/** The place where a bot thinks, one question at a time. */
export interface BotPort {
  /** Rejected if the bot breaks down. */
  choose(question: BotQuestion): Promise<BotReply>;
  /** The bot that thinks now should answer with what it has. */
  hurry(): void;
  /** Ends the bot; a question that is open is never answered. */
  close(): void;
}

/** Holds each answer back for a moment, so that a person can follow what the bot does. */
export function paced(port: BotPort, pauseMs: () => number): BotPort {
  let release = (): void => undefined;
  return {
    async choose(question) {
      const pause = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs());
        release = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      const [reply] = await Promise.all([port.choose(question), pause]);
      return reply;
    },
    hurry() {
      release();
      port.hurry();
    },
    close: () => port.close(),
  };
}
