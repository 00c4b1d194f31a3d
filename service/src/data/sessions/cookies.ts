import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLine, hostCookieName, isSecure, readCookie } from '#http/cookies.ts'
import type { Config } from '#config/config.ts'
import { deviceDays } from './session.rules.ts'

/** Reads the session secret kept by the browser. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  return readCookie(request, sessionCookieName(config))
}

interface SessionCookies {
  half: string
  /** Identifies the person in this browser when an application redirects them here. It gives no access to the API. */
  arrival: string
  xsrf: string
}

/** Sets session cookies without a maximum age, so that they end with the browser session. */
export function setSessionCookies(
  reply: FastifyReply,
  config: Config,
  { half, arrival, xsrf }: SessionCookies,
) {
  reply.header('set-cookie', [
    cookieLine(config, sessionCookieName(config), half),
    cookieLine(config, arrivalCookieName(config), arrival, { onArrival: true }),
    // The console's script sends this cookie back as a header.
    cookieLine(config, xsrfCookieName(isSecure(config)), xsrf, { readable: true }),
  ])
}

/** Returns the name of the cookie that proves that this browser signed up. */
export function signUpCookieName(config: Config): string {
  return hostCookieName(config, 'accord-sign-up')
}

/**
 * Clears the session cookies, and the one from a sign-up. Someone else may use the browser next, and a verification
 * link must not sign them in to an account that they didn't create.
 */
export function clearSessionCookies(reply: FastifyReply, config: Config) {
  reply.header('set-cookie', [
    cookieLine(config, signUpCookieName(config), '', { maxAge: 0 }),
    cookieLine(config, sessionCookieName(config), '', { maxAge: 0 }),
    cookieLine(config, arrivalCookieName(config), '', { maxAge: 0, onArrival: true }),
    cookieLine(config, xsrfCookieName(isSecure(config)), '', { maxAge: 0, readable: true }),
  ])
}

/**
 * Sets the cookie that distinguishes a recognized browser from a stranger's. It outlasts the session. Programs don't
 * get it.
 */
export function setDeviceCookie(reply: FastifyReply, config: Config, device: string | undefined) {
  if (device === undefined) return
  const kept = { maxAge: deviceDays * 86_400 }
  reply.header('set-cookie', cookieLine(config, deviceCookieName(config), device, kept))
}

export function readDeviceCookie(request: FastifyRequest, config: Config): string | undefined {
  return readCookie(request, deviceCookieName(config))
}

function sessionCookieName(config: Config): string {
  return hostCookieName(config, 'accord')
}

export function arrivalCookieName(config: Config): string {
  return hostCookieName(config, 'accord-oauth')
}

function deviceCookieName(config: Config): string {
  return hostCookieName(config, 'accord-device')
}
