import { listApplications } from '@accord/contract/applications.ts'
import { listAuthorizations } from '@accord/contract/authorizations.ts'
import type { Call } from '@accord/contract/call.ts'
import { listMembers } from '@accord/contract/members.ts'
import { listNetworkInvitations } from '@accord/contract/network-invitations.ts'
import { listNetworks } from '@accord/contract/networks.ts'
import { getOrganization, organizationRequired } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import {
  type PreviewKind,
  type PreviewPart,
  maxPreviewRows,
} from '@accord/contract/data-preview.ts'
import { me } from '@accord/contract/session.ts'
import { forbidden, insufficientScope, notFound, personNeeded } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { ActingApplication } from '#actor.ts'
import { type CallInput, readOnBehalf } from '#calls/serve.ts'
import { actorOf } from '#calls/authenticate.ts'
import type { LiveApplicationToken } from '#data/approvals/live-token.store.ts'
import { RequestError } from '#request-error.ts'

export type PreviewRows = Pick<PreviewPart, 'rows' | 'total' | 'more'>

export const noRows: PreviewRows = { rows: [], total: 0, more: false }

/** Makes an API call as the party whose access is previewed, and returns the first rows. */
export type PreviewCall = (
  call: Call,
  sent?: { params?: object; query?: object },
) => Promise<PreviewRows>

export interface PreviewReading {
  kind: PreviewKind
  /** The call that reads the data. Its permission checks decide whether the data is visible. */
  call: Call
  read: (ask: PreviewCall, organizationId: string | undefined) => Promise<PreviewRows>
}

const first = { $limit: String(maxPreviewRows) }

/** The calls that read a person's data. */
export const personReadings: readonly PreviewReading[] = [
  { kind: 'person', call: me, read: (ask) => ask(me) },
  {
    kind: 'profiles',
    call: listProfiles,
    read: (ask) => ask(listProfiles, { query: { ...first, $with: 'organization' } }),
  },
]

/** The calls that read an organization's data. */
export const organizationReadings: readonly PreviewReading[] = [
  {
    kind: 'organization',
    call: getOrganization,
    read: (ask, id) => ask(getOrganization, { params: { id } }),
  },
  {
    kind: 'members',
    call: listMembers,
    read: (ask, id) => ask(listMembers, { params: { id }, query: first }),
  },
  {
    kind: 'invitations',
    call: listMembers,
    read: (ask, id) =>
      ask(listMembers, { params: { id }, query: { ...first, withInvites: 'only' } }),
  },
  {
    kind: 'applications',
    call: listApplications,
    read: (ask, organization) => ask(listApplications, { query: { ...first, organization } }),
  },
  {
    kind: 'authorizations',
    call: listAuthorizations,
    read: (ask, organization) =>
      ask(listAuthorizations, { query: { ...first, organization, $with: 'application' } }),
  },
  {
    kind: 'networks',
    call: listNetworks,
    read: (ask, organization) => ask(listNetworks, { query: { ...first, organization } }),
  },
  { kind: 'network_organizations', call: listNetworkInvitations, read: readNetworkOrganizations },
]

/** The maximum number of networks in a preview. They're read one after the other. */
const maxNetworks = 5

async function readNetworkOrganizations(
  ask: PreviewCall,
  organization: string | undefined,
): Promise<PreviewRows> {
  const created = await ask(listNetworks, {
    query: { $limit: String(maxNetworks), organization, standing: 'created' },
  })
  const found: PreviewRows = { rows: [], total: 0, more: created.total > maxNetworks }
  for (const { id: network } of created.rows) {
    const { rows, total } = await ask(listNetworkInvitations, { query: { ...first, network } })
    found.rows.push(...rows.slice(0, maxPreviewRows - found.rows.length))
    found.total += total
  }
  return found
}

/** The identity that an application's token would have. No token is issued. */
export interface PreviewToken extends Pick<ActingApplication, 'lookedAt'> {
  seen: NonNullable<PreviewPart['seen']>
  live: LiveApplicationToken
}

type Looking = Pick<CallInput<Call>, 'caller' | 'reply'>

/** Previews aren't recorded as uses. */
const untraced = { tokenHash: Buffer.alloc(0), usage: { note: () => {} } }

/** The errors for missing permissions. They mean that the data isn't visible. Any other error is a bug. */
const notSeen: readonly string[] = [
  insufficientScope.code,
  personNeeded.code,
  forbidden.code,
  notFound.code,
  organizationRequired.code,
]

/** Reads each kind of data with the first of these tokens that has permission. */
export async function buildPreview(
  app: FastifyInstance,
  looking: Looking,
  { readings, eyes, organizationId }: PreviewRequest,
): Promise<PreviewPart[]> {
  const parts: PreviewPart[] = []
  for (const reading of readings) parts.push(await partOf(reading))
  return parts

  async function partOf({ kind, read }: PreviewReading): Promise<PreviewPart> {
    let outOfReach = false
    for (const { seen, ...through } of eyes) {
      try {
        return { kind, seen, outOfReach: false, ...(await read(askAs(through), organizationId)) }
      } catch (error) {
        if (!(error instanceof RequestError) || !notSeen.includes(error.expected.code)) throw error
        outOfReach ||= error.expected === forbidden
      }
    }
    return { kind, seen: null, outOfReach, ...noRows }
  }

  function askAs({ live, lookedAt }: Omit<PreviewToken, 'seen'>): PreviewCall {
    return async (call, { params, query = {} } = {}) => {
      const actor = actorOf(live, call, { ...untraced, ...(lookedAt && { lookedAt }) })
      return rowsOf(await readOnBehalf(app, call, { ...looking, actor }, { params, query }))
    }
  }
}

export interface PreviewRequest {
  readings: readonly PreviewReading[]
  eyes: readonly PreviewToken[]
  /** The organization that owns the data, or undefined for data about the person alone. */
  organizationId: string | undefined
}

type Row = Record<string, unknown>

/** Returns the rows on the first page of a list. Any other response becomes a single row. */
function rowsOf(answer: unknown): PreviewRows {
  const { data, __meta } = answer as { data?: Row[]; __meta?: { total: number; more?: boolean } }
  if (!data || !__meta) return { rows: [answer as Row], total: 1, more: false }
  return { rows: data, total: __meta.total, more: __meta.more ?? false }
}
