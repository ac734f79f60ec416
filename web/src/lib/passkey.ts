// Passkeys: the browser's part of WebAuthn. The server gives the options and checks the answer.
import { api } from "./api";
import type { Devices, Me } from "./types";

/** Whether this browser can create and use passkeys here: only over HTTPS (or on localhost), and under a name. */
export function passkeysWork(): boolean {
  const bareAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !bareAddress && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** The user dismissed the browser's dialog, or it has no passkey for this server. */
export class Canceled extends Error {}

async function ask(question: Promise<Credential | null>): Promise<unknown> {
  const credential = await question.catch((error: unknown) => {
    throw error instanceof DOMException ? new Canceled() : error;
  });
  return (credential as PublicKeyCredential).toJSON();
}

export async function createPasskey(): Promise<Devices> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return api.createPasskey(await ask(navigator.credentials.create({ publicKey })));
}

export async function signInWithPasskey(merge: boolean): Promise<Me> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return api.signInWithPasskey(await ask(navigator.credentials.get({ publicKey })), merge);
}
