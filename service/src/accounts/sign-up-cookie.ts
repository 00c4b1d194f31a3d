import { retention } from '@accord/contract/retention.ts'
import { secondsOf } from '@accord/contract/rules/periods.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLine, readCookie } from '#http/cookies.ts'
import { signUpCookieName } from '#data/sessions/cookies.ts'
import { hashSecret, type RandomSecret, randomSecret } from '#crypto/random-secret.ts'
import type { Config } from '#config/config.ts'

/** The cookie is valid as long as the emailed code. */
const seconds = secondsOf(retention.codes.periods.verify)

/**
 * Returns the value that proves that a verification link was opened in the browser that signed up. A browser has one
 * value for all its sign-ups, because several people may sign up in it.
 */
export function signUpCookieFor(request: FastifyRequest, config: Config): RandomSecret {
  return readSignUpCookie(request, config) ?? randomSecret('ace')
}

/** Returns the value in the browser's cookie if it's well-formed. */
export function readSignUpCookie(
  request: FastifyRequest,
  config: Config,
): RandomSecret | undefined {
  const value = readCookie(request, signUpCookieName(config)) ?? ''
  return /^ace_[\w-]{43}$/.test(value) ? { value, hash: hashSecret(value) } : undefined
}

export function setSignUpCookie(reply: FastifyReply, config: Config, { value }: RandomSecret) {
  const kept = { maxAge: seconds }
  reply.header('set-cookie', cookieLine(config, signUpCookieName(config), value, kept))
}
