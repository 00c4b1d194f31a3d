import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'

/** The readers of the API reference. Each audience has its own page, generated from the same document. */
export type Audience = 'applications' | 'people'

type SubjectName = keyof typeof callsByFeature

interface CallsOfSubject {
  subject: SubjectName
  calls: [name: string, call: Call][]
}

interface Described {
  title: string
  words: string
  page: `/api/${string}`
}

export const audiences: Record<Audience, Described> = {
  applications: {
    title: 'For applications',
    words: 'Calls that applications can make, and calls that anyone can make.',
    page: '/api/docs',
  },
  people: {
    title: 'For people',
    words:
      'Calls that only signed-in people can make. The console makes them on a person’s behalf.',
    page: '/api/docs/people',
  },
}

/** Applications come first, because most readers are developing one. */
export const everyAudience = Object.keys(audiences) as Audience[]

export function otherThan(audience: Audience): Audience {
  return audience === 'people' ? 'applications' : 'people'
}

/**
 * Returns the one page that a call is on. Calls with a scope for applications are on their page, even though people can
 * also make them.
 */
export function audienceOf({ access, scope }: Call): Audience {
  return access === 'anyone' || scope ? 'applications' : 'people'
}

/**
 * Returns the calls of an audience in the contract's order, without subjects that have none. Calls with a scope come
 * first, because those are the ones that applications make.
 */
export function callsFor(audience: Audience): CallsOfSubject[] {
  return Object.entries(callsByFeature)
    .map(([subject, calls]) => ({
      subject: subject as SubjectName,
      calls: (Object.entries(calls) as [string, Call][])
        .filter(([, call]) => audienceOf(call) === audience)
        .toSorted(([, one], [, other]) => withoutScope(one) - withoutScope(other)),
    }))
    .filter(({ calls }) => calls.length > 0)
    .toSorted((one, other) => shareWithoutScope(one) - shareWithoutScope(other))
}

function withoutScope({ scope }: Call): number {
  return scope ? 0 : 1
}

/** Returns 0 for subjects in which most calls have a scope, and 1 for others. */
function shareWithoutScope({ calls }: CallsOfSubject): number {
  const without = calls.filter(([, call]) => !call.scope).length
  return Math.round(without / calls.length)
}

/** Returns the link to a call's description from an audience's page. */
export function linkTo(name: string, call: Call, from: Audience): string {
  const own = audienceOf(call)
  return own === from ? `#${name}` : `${audiences[own].page}#${name}`
}
