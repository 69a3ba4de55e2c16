/** How the server closes a socket, and how a page finds it closed (RFC 6455). */
export const GOING_AWAY = 1001;
export const ABNORMAL_CLOSURE = 1006;
export const POLICY_VIOLATION = 1008;
export const TRY_AGAIN_LATER = 1013;
