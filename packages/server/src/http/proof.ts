import type { FastifyRequest } from 'fastify';
import type { Visit } from '../storage/accounts/sessions.ts';
import type { PersonRow } from '../storage/schema.ts';
import { type ApiContext, httpError, visitOf } from './http.ts';

/** How long after a proof a session may change the account's passwords and passkeys. */
const PROOF_VALID_MS = 5 * 60_000;

export interface AccountVisit extends Visit {
  readonly person: PersonRow & { readonly name: string };
}

/** The visitor's account; refuses guests. */
export async function accountOf(
  context: ApiContext,
  request: FastifyRequest,
): Promise<AccountVisit> {
  const visit = await visitOf(context, request);
  if (visit?.person.name == null) throw httpError('not-allowed');
  return { ...visit, person: { ...visit.person, name: visit.person.name } };
}

/** The cookie alone does not prove that the owner is present: another person may have found the browser open. */
export function refuseUnproved(context: ApiContext, { session }: Visit): void {
  const since = context.service.now() - (session.proved_at ?? Number.NEGATIVE_INFINITY);
  if (since > PROOF_VALID_MS) throw httpError('prove-first');
}

export async function provedAccountOf(
  context: ApiContext,
  request: FastifyRequest,
): Promise<AccountVisit> {
  const visit = await accountOf(context, request);
  refuseUnproved(context, visit);
  return visit;
}
