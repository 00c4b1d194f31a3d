import { fullName } from '#data/users/accounts.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { ExportEntity } from '@accord/contract/export-contents.ts'
import { type Entity, entity } from './entities.ts'
import { organizationDetails, sharedMembers } from './organization-entities.ts'

/** The names of a member's networks, and the times when it joined them. */
const sharedNetworks = entity('networks', {
  columns: {
    id: ['uuid', 'n.id'],
    name: ['text', 'n.name'],
    standing: ['text', "case when n.organization_id = {id} then 'created' else 'joined' end"],
    since: ['time', 'coalesce(m.accepted_at, n.created_at)'],
  },
  from: `networks n left join network_members m
      on m.network_id = n.id and m.organization_id = {id} and ${hasJoined.text('m')}
    where n.organization_id = {id} or m.id is not null`,
  order: 'n.created_at, n.id',
})

/** A member's people, without their roles. */
const people = entity('people', {
  columns: {
    name: ['text', fullName.text('u')],
    email: ['text', 'p.email'],
    emailProven: ['boolean', 'p.email_proven'],
  },
  from: 'profiles p join users u on u.id = p.user_id where p.organization_id = {id}',
  order: 'p.created_at, p.id',
  count: 'select member_count as rows from organizations where id = {id}',
})

/** A member's applications, without the fields that only their managers can see. */
const sharedApplications = entity('applications', {
  columns: {
    id: ['uuid', 'a.id'],
    name: ['text', 'a.name'],
    description: ['text', 'a.description'],
    scopes: ['list', 'a.scopes'],
  },
  from: 'applications a where a.organization_id = {id}',
  order: 'a.created_at, a.id',
})

/** The entities for each kind of shared data. Kinds that this service doesn't store are omitted. */
export const sharedEntities: Partial<Record<ScopeEntity, Entity>> = {
  organization: organizationDetails,
  profile: sharedMembers,
  user: people,
  application: sharedApplications,
  network: sharedNetworks,
}

const network = entity('network', {
  columns: {
    id: ['uuid', 'n.id'],
    name: ['text', 'n.name'],
    description: ['text', 'n.description'],
    requestedShares: ['list', 'n.shares'],
    createdAt: ['time', 'n.created_at'],
    updatedAt: ['time', 'n.updated_at'],
  },
  from: 'networks n where n.id = {id}',
  order: 'n.id',
})

const organizations = entity('organizations', {
  columns: {
    id: ['uuid', 'o.id'],
    name: ['text', 'o.name'],
    agreedShares: ['list', 'm.shares'],
    joinedAt: ['time', 'm.accepted_at'],
  },
  from: `network_members m join organizations o on o.id = m.organization_id
    where m.network_id = {id} and ${hasJoined.text('m')}`,
  order: 'm.accepted_at, m.id',
})

/** The network's own data, next to the folders of its members. */
export const networkEntities: Entity<ExportEntity>[] = [network, organizations]
