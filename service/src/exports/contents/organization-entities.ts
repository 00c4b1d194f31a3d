import { fullName } from '#data/users/accounts.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { isActiveConnection } from '#data/connections/connections.store.ts'
import { isOpenInvitation } from '#data/members/invitations.store.ts'
import { lastUseText } from '#data/usage/usage.store.ts'
import type { ExportEntity } from '@accord/contract/export-contents.ts'
import { type Entity, entity } from './entities.ts'

/** Selects a logo as a `data:` URL, so that it's in the same file and can be opened from there. */
const logoText = (owner: 'application_id' | 'organization_id', id: string) =>
  `(select 'data:' || l.media_type || ';base64,' || translate(encode(l.bytes, 'base64'), E'\\n', '')
    from logos l where l.${owner} = ${id})`

const details = {
  id: ['uuid', 'o.id'],
  name: ['text', 'o.name'],
  description: ['text', 'o.description'],
  address: ['text', 'o.address'],
  email: ['text', 'o.email'],
  city: ['text', 'o.city'],
  state: ['text', 'o.state'],
  zipcode: ['text', 'o.zipcode'],
  timezone: ['text', 'o.timezone'],
  country: ['text', 'o.country'],
  createdAt: ['time', 'o.created_at'],
  updatedAt: ['time', 'o.updated_at'],
} as const
const oneOrganization = { from: 'organizations o where o.id = {id}', order: 'o.id' }

/** The fields that an organization shares as its details. */
export const organizationDetails = entity('organization', { columns: details, ...oneOrganization })

const organization = entity('organization', {
  columns: {
    ...details,
    logo: ['text', logoText('organization_id', 'o.id')],
    findable: ['boolean', 'o.findable'],
    memberApprovals: ['text', 'o.member_approvals'],
  },
  ...oneOrganization,
})

const ofMember = {
  id: ['uuid', 'p.id'],
  name: ['text', fullName.text('u')],
  email: ['text', 'p.email'],
  emailProven: ['boolean', 'p.email_proven'],
  roles: ['list', 'p.roles'],
  joinedAt: ['time', 'p.created_at'],
} as const
const everyMember = {
  order: 'p.created_at, p.id',
  count: 'select member_count as rows from organizations where id = {id}',
}

/** The fields that an organization shares about its people. */
export const sharedMembers = entity('members', {
  columns: ofMember,
  from: 'profiles p join users u on u.id = p.user_id where p.organization_id = {id}',
  ...everyMember,
})

export const members = entity('members', {
  columns: {
    ...ofMember,
    broughtBy: ['text', 'a.name'],
    suspendedAt: ['time', 'p.suspended_at'],
    signsInThrough: [
      'list',
      `array(select k.name from connection_links l join connections k on k.id = l.connection_id
        where l.profile_id = p.id and ${isActiveConnection.text('k')} order by k.created_at, k.id)`,
    ],
  },
  from: `profiles p join users u on u.id = p.user_id
    left join contacts c on c.profile_id = p.id left join applications a on a.id = c.application_id
    where p.organization_id = {id}`,
  ...everyMember,
})

const invitations = entity('invitations', {
  columns: {
    id: ['uuid', 'i.id'],
    email: ['text', 'i.email'],
    roles: ['list', 'i.roles'],
    invitedBy: ['text', 'p.email'],
    invitedAt: ['time', 'i.created_at'],
    expiresAt: ['time', 'i.expires_at'],
  },
  from: `invitations i left join profiles p on p.id = i.invited_by
    where i.organization_id = {id} and ${isOpenInvitation.text('i')}`,
  order: 'i.created_at, i.id',
})

/** The domains with their records, which are public. */
const domains = entity('domains', {
  columns: {
    id: ['uuid', 'd.id'],
    domain: ['text', 'd.domain'],
    recordName: ['text', "'_accord-verification.' || d.domain"],
    recordValue: ['text', "'accord-domain-verification=' || d.token"],
    verifiedAt: ['time', 'd.verified_at'],
    missingSince: ['time', 'd.missing_since'],
    contestedAt: ['time', 'd.contested_at'],
    joinRequests: ['boolean', 'd.join_requests'],
    checkedAt: ['time', 'd.checked_at'],
    createdAt: ['time', 'd.created_at'],
    createdBy: ['text', 'p.email'],
  },
  from: `organization_domains d left join profiles p on p.id = d.created_by
    where d.organization_id = {id}`,
  order: 'd.created_at, d.id',
})

const joinRequests = entity('join-requests', {
  columns: {
    id: ['uuid', 'r.id'],
    name: ['text', fullName.text('u')],
    email: ['text', 'r.email'],
    domain: ['text', 'r.domain'],
    createdAt: ['time', 'r.created_at'],
    answer: ['text', 'r.answer'],
    answeredAt: ['time', 'r.answered_at'],
    answeredBy: ['text', 'b.email'],
  },
  from: `join_requests r join users u on u.id = r.user_id
    left join profiles b on b.id = r.answered_by
    where r.organization_id = {id}`,
  order: 'r.created_at, r.id',
})

/** The connections to identity providers, without their secrets and certificates. */
const connections = entity('connections', {
  columns: {
    id: ['uuid', 'k.id'],
    name: ['text', 'k.name'],
    protocol: ['text', 'k.protocol'],
    provider: ['text', 'k.provider'],
    state: ['text', 'k.state'],
    issuer: ['text', `coalesce(k.settings ->> 'issuer', k.settings -> 'saml' ->> 'entityId')`],
    clientId: ['text', `k.settings ->> 'clientId'`],
    metadataUrl: ['text', `k.settings -> 'saml' ->> 'metadataUrl'`],
    newPeopleJoin: ['boolean', 'k.joins'],
    roleMapping: ['json', 'k.role_mapping'],
    testedAt: ['time', 'k.tested_at'],
    lastSignInAt: ['time', 'k.last_sign_in_at'],
    createdAt: ['time', 'k.created_at'],
    createdBy: ['text', 'p.email'],
    allowedAt: ['time', 'k.allowed_at'],
    allowedBy: ['text', 'y.email'],
  },
  from: `connections k left join profiles p on p.id = k.created_by
    left join profiles y on y.id = k.allowed_by where k.organization_id = {id}`,
  order: 'k.created_at, k.id',
})

/** Which person at a provider is which member. People who were removed have no profile and no address. */
const connectionLinks = entity('connection-links', {
  columns: {
    id: ['uuid', 'l.id'],
    connection: ['uuid', 'k.id'],
    connectionName: ['text', 'k.name'],
    issuer: ['text', 'l.issuer'],
    subject: ['text', 'l.subject'],
    profile: ['uuid', 'l.profile_id'],
    email: ['text', 'l.email'],
    linkedAt: ['time', 'l.linked_at'],
    lastUsedAt: ['time', 'l.last_used_at'],
  },
  from: `connection_links l join connections k on k.id = l.connection_id
    where k.organization_id = {id}`,
  order: 'l.linked_at, l.id',
})

/** The sign-ins of the last 90 days, as on the Status page. */
const providerSignIns = entity('provider-sign-ins', {
  columns: {
    id: ['uuid', 's.id'],
    at: ['time', 's.at'],
    connection: ['uuid', 'k.id'],
    connectionName: ['text', 'k.name'],
    outcome: ['text', 's.outcome'],
    rejection: ['text', 's.rejection'],
    email: ['text', 's.email'],
    profile: ['uuid', 's.profile_id'],
  },
  from: `connection_sign_ins s join connections k on k.id = s.connection_id
    where k.organization_id = {id}`,
  order: 's.at, s.id',
})

const applications = entity('applications', {
  columns: {
    id: ['uuid', 'a.id'],
    name: ['text', 'a.name'],
    description: ['text', 'a.description'],
    logo: ['text', logoText('application_id', 'a.id')],
    scopes: ['list', 'a.scopes'],
    kind: ['text', 'a.kind'],
    redirectUris: ['list', 'a.redirect_uris'],
    postLogoutUris: ['list', 'a.post_logout_uris'],
    backchannelLogoutUri: ['text', 'a.backchannel_logout_uri'],
    pkceOptional: ['boolean', 'a.pkce_optional'],
    requirePkce: ['boolean', 'a.require_pkce'],
    idTokenAlg: ['text', 'a.id_token_alg'],
    claimsInIdToken: ['boolean', 'a.claims_in_id_token'],
    authorizations: ['number', 'a.authorization_count'],
    createdAt: ['time', 'a.created_at'],
    updatedAt: ['time', 'a.updated_at'],
    lastUsedAt: ['time', `(${lastUseText('application', 'a.id')})`],
  },
  from: 'applications a where a.organization_id = {id}',
  order: 'a.created_at, a.id',
})

const ofAuthorization = {
  id: ['uuid', 'z.id'],
  application: ['uuid', 'a.id'],
  applicationName: ['text', 'a.name'],
  organization: ['uuid', 'o.id'],
  organizationName: ['text', 'o.name'],
  scopes: ['list', 'z.scopes'],
  createdAt: ['time', 'z.created_at'],
  updatedAt: ['time', 'z.updated_at'],
  lastUsedAt: ['time', `(${lastUseText('authorization', 'z.id')})`],
} as const

/** Authorizations of other organizations' applications, with the names of their owners. */
const authorizationsGiven = entity('authorizations-given', {
  columns: {
    ...ofAuthorization,
    refusedScopes: ['list', 'z.refused_scopes'],
    grantedBy: ['text', 'p.email'],
    grantedAt: ['time', 'coalesce(z.allowed_at, z.created_at)'],
  },
  from: `authorizations z
    join applications a on a.id = z.application_id
    join organizations o on o.id = a.organization_id
    left join profiles p on p.id = z.granted_by
    where z.organization_id = {id}`,
  order: 'z.created_at, z.id',
})

/** Authorizations that the organization's own applications received from other organizations. */
const authorizationsReceived = entity('authorizations-received', {
  columns: ofAuthorization,
  from: `authorizations z
    join applications a on a.id = z.application_id
    join organizations o on o.id = z.organization_id
    where a.organization_id = {id}`,
  order: 'z.created_at, z.id',
})

const approvals = entity('approvals', {
  columns: {
    id: ['uuid', 'v.id'],
    profile: ['uuid', 'v.profile_id'],
    application: ['uuid', 'v.application_id'],
    scopes: ['list', 'v.scopes'],
    standardScopes: ['list', 'v.standard_scopes'],
    createdAt: ['time', 'v.created_at'],
    updatedAt: ['time', 'v.updated_at'],
    lastUsedAt: ['time', `(${lastUseText('approval', 'v.id')})`],
  },
  from: 'approvals v where v.organization_id = {id}',
  order: 'v.created_at, v.id',
})

const applicationRequests = entity('application-requests', {
  columns: {
    id: ['uuid', 'r.id'],
    application: ['uuid', 'r.application_id'],
    applicationName: ['text', 'a.name'],
    askedBy: ['text', 'p.email'],
    scopes: ['list', 'r.scopes'],
    createdAt: ['time', 'r.created_at'],
    answer: ['text', 'r.answer'],
    answeredAt: ['time', 'r.answered_at'],
    answeredBy: ['text', 'b.email'],
    note: ['text', 'r.note'],
  },
  from: `application_requests r
    join applications a on a.id = r.application_id
    join profiles p on p.id = r.profile_id
    left join profiles b on b.id = r.answered_by
    where r.organization_id = {id}`,
  order: 'r.created_at, r.id',
})

const networks = entity('networks', {
  columns: {
    id: ['uuid', 'n.id'],
    name: ['text', 'n.name'],
    description: ['text', 'n.description'],
    standing: ['text', "case when n.organization_id = {id} then 'created' else 'joined' end"],
    createdBy: ['uuid', 'o.id'],
    createdByName: ['text', 'o.name'],
    requestedShares: ['list', 'n.shares'],
    agreedShares: ['list', 'm.shares'],
    createdAt: ['time', 'n.created_at'],
    joinedAt: ['time', 'm.accepted_at'],
  },
  from: `networks n join organizations o on o.id = n.organization_id
    left join network_members m
      on m.network_id = n.id and m.organization_id = {id} and ${hasJoined.text('m')}
    where n.organization_id = {id} or m.id is not null`,
  order: 'n.created_at, n.id',
})

/** Endpoints of the organization and of its applications, without their secrets. */
const eventEndpoints = entity('event-endpoints', {
  columns: {
    id: ['uuid', 'e.id'],
    application: ['uuid', 'a.id'],
    applicationName: ['text', 'a.name'],
    url: ['text', 'e.url'],
    types: ['list', 'e.types'],
    format: ['text', 'e.format'],
    includesEmail: ['boolean', 'e.includes_email'],
    strictOrder: ['boolean', 'e.strict_order'],
    signsEd25519: ['boolean', 'e.signs_ed25519'],
    stream: ['text', 'e.stream'],
    position: ['number', 'e.position'],
    state: ['text', 'e.state'],
    createdBy: ['text', 'p.email'],
    createdAt: ['time', 'e.created_at'],
    lastSuccessAt: ['time', 'e.last_success_at'],
  },
  from: `event_endpoints e left join applications a on a.id = e.application_id
    left join profiles p on p.id = e.created_by
    where coalesce(e.organization_id, a.organization_id) = {id}`,
  order: 'e.created_at, e.id',
})

/**
 * The activity, with the same restrictions as on the Activity screen, so people of other organizations aren't shown.
 * The JSON Lines contain everything that each row's hash covers, so that the chain can be verified.
 */
const activity = entity('activity', {
  columns: {
    id: ['uuid', 'a.id'],
    position: ['number', 'a.position'],
    at: ['time', 'a.at'],
    kind: ['text', 'a.kind'],
    author: ['text', 'a.author'],
    user: ['uuid', 'a.user_id'],
    name: ['text', fullName.text('u')],
    email: ['text', 'u.email'],
    profile: ['uuid', 'a.profile_id'],
    other: ['uuid', 'a.other_id'],
    otherName: ['text', 'a.other_name'],
    detail: ['json', 'a.detail'],
    words: ['json', 'a.words'],
    address: ['text', 'host(a.address)'],
    agent: ['text', 'a.agent'],
    wordsSalt: ['proof', 'a.words_salt'],
    wordsCommitment: ['proof', 'a.words_commitment'],
    deviceSalt: ['proof', 'a.device_salt'],
    deviceCommitment: ['proof', 'a.device_commitment'],
    hash: ['hex', 'a.hash'],
  },
  // With a limit, the planner knows that there is only one row, and looks up each person only once.
  from: `organization_activity a left join lateral (
      select u.first_name, u.last_name, p.email from users w join users u on u.id = coalesce(w.joined_to, w.id)
      left join profiles p on p.user_id = u.id and p.organization_id = {id}
      where w.id = a.user_id limit 1) u on true
    where a.organization_id = {id}`,
  order: 'a.position',
  count: `select activity_count - coalesce((select position from activity_floors
    where organization_id = {id}), 0) as rows from organizations where id = {id}`,
})

/** Everything that's stored about an organization, except secrets and other organizations' data. */
export const organizationEntities: Entity<ExportEntity>[] = [
  organization,
  members,
  invitations,
  domains,
  joinRequests,
  connections,
  connectionLinks,
  providerSignIns,
  applications,
  authorizationsGiven,
  authorizationsReceived,
  approvals,
  applicationRequests,
  networks,
  eventEndpoints,
  activity,
]
