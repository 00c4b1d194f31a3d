import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLine, hostCookieName, isSecure, readCookie } from '#http/cookies.ts'
import type { Config } from '#config.ts'
import { deviceDays } from './lifetimes.rules.ts'

/** The browser's half of a session. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  return readCookie(request, sessionCookieName(config))
}

/** Session cookies without an age: they end with the browser. */
export function setSessionCookies(reply: FastifyReply, config: Config, half: string, xsrf: string) {
  reply.header('set-cookie', [
    cookieLine(config, sessionCookieName(config), half),
    // The console's script sends it back as a header.
    cookieLine(config, xsrfCookieName(isSecure(config)), xsrf, { readable: true }),
  ])
}

export function clearSessionCookies(reply: FastifyReply, config: Config) {
  reply.header('set-cookie', [
    cookieLine(config, sessionCookieName(config), '', { maxAge: 0 }),
    cookieLine(config, xsrfCookieName(isSecure(config)), '', { maxAge: 0, readable: true }),
  ])
}

/** What tells a browser that signed in before from a stranger's; it outlasts the session. Programs get none. */
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

function deviceCookieName(config: Config): string {
  return hostCookieName(config, 'accord-device')
}
