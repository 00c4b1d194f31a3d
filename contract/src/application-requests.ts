import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import { askedForChanged, ownApplication } from './authorizations.ts'
import { defineCall } from './call.ts'
import { Done, Id, Named, optionalText, paged, Paging, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import {
  confirmFirst,
  forbidden,
  notFound,
  refusal,
  tooManyRequests,
  tooMuchMail,
  unauthenticated,
} from './refusal.ts'
import { ScopeName, Scopes } from './rules/scopes.ts'

export const alreadyAuthorized = refusal({
  code: 'already_authorized',
  status: 409,
  message: 'Your organization has authorized this application already. You can approve it now.',
})

export const requestAnswered = refusal({
  code: 'request_answered',
  status: 409,
  message: 'Somebody has answered this request already.',
})

/** That somebody asked those who manage their organization to authorize an application. */
export const ApplicationRequest = z.object({
  id: Id,
  application: ApplicationCard,
  /** Who asked, as their organization knows them. */
  askedBy: z.object({ profile: Id, name: z.string(), email: z.string() }),
  /** What they were shown. */
  scopes: z.array(ScopeName),
  createdAt: Time,
  /** Null while nobody has answered. */
  answer: z.nullable(z.enum(['authorized', 'declined'])),
  answeredAt: z.nullable(Time),
  /** Null while nobody has, and once that person has left. */
  answeredBy: z.nullable(z.string()),
  /** What the one who declined it said. */
  note: z.string(),
})
export type ApplicationRequest = z.infer<typeof ApplicationRequest>

/** What is told to the one who asked. */
export const OwnApplicationRequest = z.pick(ApplicationRequest, {
  id: true,
  scopes: true,
  createdAt: true,
  answer: true,
  answeredAt: true,
  note: true,
})
export type OwnApplicationRequest = z.infer<typeof OwnApplicationRequest>

/** The same while nobody has answered it, with what it is about. */
export const OpenApplicationRequest = z.extend(
  z.pick(ApplicationRequest, { id: true, scopes: true, createdAt: true }),
  {
    application: Named,
    /** Whose word is asked for. */
    organization: Named,
  },
)
export type OpenApplicationRequest = z.infer<typeof OpenApplicationRequest>

const params = z.strictObject({ id: Id })
const inOrganization = [unauthenticated, notFound, forbidden, selectOrganizationFirst] as const

export const requestApplication = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/application-requests',
  summary:
    'Ask those who manage your organization to authorize an application; until they answer, asking again is the same.',
  access: 'session',
  params,
  body: z.strictObject({
    application: Id,
    /** Exactly what the person was shown. */
    scopes: Scopes,
  }),
  status: 201,
  reply: OwnApplicationRequest,
  refusals: [
    ...inOrganization,
    ownApplication,
    alreadyAuthorized,
    askedForChanged,
    tooManyRequests,
    tooMuchMail,
  ],
})

export const listApplicationRequests = defineCall({
  method: 'GET',
  path: '/organization/{id}/application-requests',
  summary:
    'Applications that people of an organization you manage asked for: those that wait for an answer first, the newest first.',
  access: 'session',
  params,
  query: Paging,
  reply: z.extend(paged(ApplicationRequest), {
    /** How many wait for an answer. */
    open: z.int(),
  }),
  refusals: inOrganization,
})

export const listOwnApplicationRequests = defineCall({
  method: 'GET',
  path: '/application-requests',
  summary:
    'What you asked those who manage your organizations to authorize and nobody has answered yet, the newest first.',
  access: 'session',
  query: Paging,
  reply: paged(OpenApplicationRequest),
  refusals: [unauthenticated],
})

export const answerApplicationRequest = defineCall({
  method: 'POST',
  path: '/organization/{id}/application-requests/{request}',
  summary:
    'Authorize an application that somebody asked for, with the scopes that they were shown, or decline. They are told by mail.',
  access: 'session',
  fresh: true,
  params: z.extend(params, { request: Id }),
  body: z.strictObject({
    decision: z.enum(['authorize', 'decline'], 'Authorize or decline.'),
    /** To the one who asked. */
    note: z._default(optionalText(500), ''),
  }),
  reply: ApplicationRequest,
  refusals: [...inOrganization, confirmFirst, requestAnswered, askedForChanged],
})

export const withdrawApplicationRequest = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/application-requests/{request}',
  summary: 'Take back a request of your own that nobody has answered yet.',
  access: 'session',
  params: z.extend(params, { request: Id }),
  reply: Done,
  refusals: [...inOrganization, requestAnswered],
})
