import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'

/** Who the API is described to: each audience has a page of its own, made from the one document. */
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
    words: 'Calls for applications, and calls that are open to anyone.',
    page: '/api/docs',
  },
  people: {
    title: 'For people',
    words: 'Calls for signed-in people only. The console makes them on a person’s behalf.',
    page: '/api/docs/people',
  },
}

/** Applications first: whoever writes one reads this. */
export const everyAudience = Object.keys(audiences) as Audience[]

export function otherThan(audience: Audience): Audience {
  return audience === 'people' ? 'applications' : 'people'
}

/** A call is in one place only: what an application can get a scope for is not for people alone. */
export function audienceOf({ access, scope }: Call): Audience {
  return access === 'anyone' || scope ? 'applications' : 'people'
}

/**
 * The calls of an audience in the order of the contract, without subjects that have none for it. Applications make the calls
 * that have a scope, so these come before what anyone may call.
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

/** 0 for subjects of which most calls have a scope, 1 for the others. */
function shareWithoutScope({ calls }: CallsOfSubject): number {
  const without = calls.filter(([, call]) => !call.scope).length
  return Math.round(without / calls.length)
}

/** Where a call is described, seen from the page of an audience. */
export function linkTo(name: string, call: Call, from: Audience): string {
  const own = audienceOf(call)
  return own === from ? `#${name}` : `${audiences[own].page}#${name}`
}
