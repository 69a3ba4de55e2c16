export * from './account.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './http.ts';
export {
  type ClockRules,
  type ClockState,
  checkWithoutEval,
  type EndedGame,
  gameId,
  MAX_CHAT,
  MAX_MESSAGE_BYTES,
  type Offers,
  PROTOCOL,
  type Refusal,
  SESSION_REPLACED,
  type TableNote,
  type TablePlayer,
  token,
} from './parts.ts';
