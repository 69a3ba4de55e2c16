import type { FastifyRequest } from 'fastify';
import type { PersonRow } from '../storage/schema.ts';
import type { Visit } from '../storage/sessions.ts';
import { type Desk, httpError, visitOf } from './http.ts';

/** For so long after showing a password or a passkey a session may change how the account is opened. */
const PROOF_MS = 5 * 60_000;

export interface AccountVisit extends Visit {
  readonly person: PersonRow & { readonly name: string };
}

/** Who asks, where it is somebody with an account. */
export async function accountOf(desk: Desk, request: FastifyRequest): Promise<AccountVisit> {
  const visit = await visitOf(desk, request);
  if (visit?.person.name == null) throw httpError('not-allowed');
  return { ...visit, person: { ...visit.person, name: visit.person.name } };
}

/** The cookie alone does not prove that the owner asks: somebody may have found the browser open. */
export function refuseUnproved(desk: Desk, { session }: Visit): void {
  const since = desk.service.now() - (session.proved_at ?? Number.NEGATIVE_INFINITY);
  if (since > PROOF_MS) throw httpError('prove-first');
}

export async function provedAccountOf(desk: Desk, request: FastifyRequest): Promise<AccountVisit> {
  const visit = await accountOf(desk, request);
  refuseUnproved(desk, visit);
  return visit;
}
