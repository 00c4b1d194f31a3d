import { inject } from 'vitest'
import { newSigningKeys, type SigningKeys } from '#secrets/signing-keys.ts'

/** Made once per run, because an RSA key takes its time; a program of its own makes its own. */
export async function signingKeysForTests(): Promise<SigningKeys> {
  return process.env['VITEST'] === undefined ? newSigningKeys(new Date()) : inject('signingKeys')
}
