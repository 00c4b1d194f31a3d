import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { deviceDays } from './lifetimes.ts'

/**
 * The browser's half of a session. `__Host-` needs https; on a local http address some browsers
 * refuse Secure cookies, so there it goes by a plain name.
 */
export function sessionCookieName(config: Config): string {
  return isSecure(config) ? '__Host-accord' : 'accord'
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** Session cookies without an age: they end with the browser. */
export function setSessionCookies(reply: FastifyReply, config: Config, half: string, xsrf: string) {
  const secure = isSecure(config) ? '; Secure' : ''
  reply.header('set-cookie', [
    `${sessionCookieName(config)}=${half}; Path=/; HttpOnly; SameSite=Strict${secure}`,
    // Readable by the console's script, which sends it back as a header.
    `${xsrfCookieName(isSecure(config))}=${xsrf}; Path=/; SameSite=Strict${secure}`,
  ])
}

export function clearSessionCookies(reply: FastifyReply, config: Config) {
  const secure = isSecure(config) ? '; Secure' : ''
  reply.header('set-cookie', [
    `${sessionCookieName(config)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secure}`,
    `${xsrfCookieName(isSecure(config))}=; Path=/; SameSite=Strict; Max-Age=0${secure}`,
  ])
}

/** What tells a browser that signed in before from a stranger's; it outlasts the session. Programs get none. */
export function setDeviceCookie(reply: FastifyReply, config: Config, device: string | undefined) {
  if (device === undefined) return
  const secure = isSecure(config) ? '; Secure' : ''
  const age = deviceDays * 86_400
  const cookie = `${deviceCookieName(config)}=${device}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`
  reply.header('set-cookie', cookie)
}

export function readDeviceCookie(request: FastifyRequest, config: Config): string | undefined {
  return readCookie(request, deviceCookieName(config))
}

function deviceCookieName(config: Config): string {
  return isSecure(config) ? '__Host-accord-device' : 'accord-device'
}

export function isSecure(config: Config): boolean {
  return config.publicUrl.protocol === 'https:'
}
