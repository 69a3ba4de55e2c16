import type { Api } from '../../online/api.ts';

/** Code that only those fetch who use passkeys. */
const browser = () => import('@simplewebauthn/browser');

type NewOptions = Parameters<
  Awaited<ReturnType<typeof browser>>['startRegistration']
>[0]['optionsJSON'];
type AskOptions = Parameters<
  Awaited<ReturnType<typeof browser>>['startAuthentication']
>[0]['optionsJSON'];

export async function addPasskey(api: Api, name: string): Promise<void> {
  const { startRegistration } = await browser();
  const optionsJSON = (await api.raw('passkeys/new', { name })) as NewOptions;
  const response = await startRegistration({ optionsJSON });
  await api.raw('passkeys', { name, response });
}

export async function signInByPasskey(api: Api): Promise<void> {
  const { startAuthentication } = await browser();
  const optionsJSON = (await api.raw('passkeys/ask', {})) as AskOptions;
  const response = await startAuthentication({ optionsJSON });
  await api.raw('passkeys/session', { response });
}

/** Shows again that it is the owner who asks. */
export async function proveByPasskey(api: Api): Promise<void> {
  const { startAuthentication } = await browser();
  const optionsJSON = (await api.raw('passkeys/ask', {})) as AskOptions;
  const response = await startAuthentication({ optionsJSON });
  await api.raw('account/proof/passkey', { response });
}
