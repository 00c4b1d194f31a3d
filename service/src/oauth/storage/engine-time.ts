import type { AdapterPayload, Provider } from 'oidc-provider'
import type { Clock } from '#database/time.ts'

/** Returns a time in the format of tokens, which is whole seconds since 1970 (`NumericDate` in RFC 7519). */
export function numericDate(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/**
 * Claims that the engine sets and checks with its process's clock. The time of a sign-in isn't included, because it
 * already comes from the database.
 */
const judged = ['iat', 'exp', 'iiat', 'nbf'] as const

/** Converts a payload to the database's time, so that it means the same to every instance. */
export function asStored<Payload extends AdapterPayload>(payload: Payload, clock: Clock): Payload {
  return shifted(payload, -clock.ahead())
}

/** Converts a payload to the clock of this process's engine. */
export function asJudged<Payload extends AdapterPayload>(payload: Payload, clock: Clock): Payload {
  return shifted(payload, clock.ahead())
}

function shifted<Payload extends AdapterPayload>(payload: Payload, seconds: number): Payload {
  if (seconds === 0) return payload
  const { request } = payload
  const pushed = typeof request === 'string' && { request: pushedRequest(request, seconds) }
  return { ...withTimes(payload, seconds), ...pushed }
}

/** Converts a pushed request. The engine stores it as an unsigned token, and also checks the times in it. */
function pushedRequest(token: string, seconds: number): string {
  const [header, claims, signature] = token.split('.')
  if (signature !== '') return token
  const said = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>
  const moved = Buffer.from(JSON.stringify(withTimes(said, seconds))).toString('base64url')
  return `${header}.${moved}.`
}

function withTimes<Claims extends object>(told: Claims, seconds: number): Claims {
  const times = judged.flatMap((name) => {
    const time = (told as Record<string, unknown>)[name]
    return typeof time === 'number' ? [[name, time + seconds]] : []
  })
  return { ...told, ...Object.fromEntries(times) }
}

/** Converts to the database's time everything that leaves the engine or is compared with a sign-in's time. */
export function applyDatabaseTime(provider: Provider, clock: Clock) {
  const { IdToken, Session } = provider
  Session.prototype.past = function past(age: number | string) {
    return !this.loginTs || Math.floor(clock.now() / 1000) - this.loginTs > Number(age)
  }
  const { payload } = IdToken.prototype as Signed
  Object.assign(IdToken.prototype, {
    payload: async function claims(this: unknown) {
      return inDatabaseTime(await payload.call(this), clock)
    },
  })
  provider.use(async (context, next) => {
    await next()
    // Applications compare these times with their own clocks.
    if (context.oidc?.route !== 'introspection') return
    const body = context.body as AdapterPayload
    Object.assign(body, asStored(body, clock))
  })
}

interface Signed {
  payload: (this: unknown) => Promise<Record<string, unknown>>
}

/** Converts the claims. The engine sets both of them right before it signs, and offers no other hook. */
function inDatabaseTime(claims: Record<string, unknown>, clock: Clock) {
  for (const name of ['iat', 'exp']) {
    let told: number | undefined
    Object.defineProperty(claims, name, {
      enumerable: true,
      get: () => told,
      set: (time: number | undefined) => {
        told = time === undefined ? undefined : time - clock.ahead()
      },
    })
  }
  return claims
}
