export { type AppOptions, buildApp } from './app.ts';
export {
  type BotHost,
  BotHostError,
  type BotHostOptions,
  type ChooseOptions,
  createBotHost,
} from './bots/bot-host.ts';
