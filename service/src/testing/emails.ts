import { scopeEntities } from '@accord/contract/rules/scopes.ts'
import { exportFailures } from '@accord/contract/exports.ts'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { trustChangeKinds } from '#connections/trust-changes.rules.ts'
import type { EmailContext, EmailMessage } from '#mail/compose-email.ts'

const source = join(import.meta.dirname, '..')

/** The placeholder for every name, address, and ID in the emails, unless a case sets another one. */
export const stranger = 'Stranger'

const now = new Date()
const values: Record<string, unknown> = {
  roles: ['member'],
  asked: [],
  requested: [],
  changes: [],
  address: '192.0.2.1',
  expires_at: now,
  at: now,
  what: 'totp_added',
  due: now,
  due_at: now,
  removedFrom: now,
  removed_from: now,
  next_due_at: now,
  review_due_at: now,
  kind: 'second_factor_announced',
  required_from: now,
  until: now,
  applications: [stranger],
  timezone: '',
  email_verified_at: null,
  rows: 7,
  left: 3,
  total: 9,
  kept: 1,
  revoked: 1,
  failure: exportFailures.diskFull,
}

/** The values for which emails contain different sentences. */
const cases: Record<string, unknown>[] = [
  {},
  {
    failure: exportFailures.interrupted,
    roles: ['admin', 'owner'],
    asked: scopeEntities,
    requested: scopeEntities,
    what: 'totp_removed',
    kind: 'second_factor_begun',
    left: 0,
    rows: 1,
    role: 'owner',
    password_hash: null,
    type: 'access',
    state: 'open',
    overdue: true,
    applications: Array.from({ length: 12 }, () => stranger),
  },
  {
    failure: exportFailures.tooLarge,
    what: 'recovery_codes_made',
    kind: 'second_factor_lifted',
    left: 1,
    state: 'open',
    overdue: false,
    total: 2,
    type: 'network',
  },
  {
    failure: exportFailures.fault,
    what: 'second_factor_begun',
    state: 'open',
    overdue: false,
    total: 3,
  },
]

/** The values for which emails of one kind contain different sentences. */
const casesOf: Record<string, Record<string, unknown>[]> = {
  approvalEndedMail: [{ by: undefined }],
  certificateExpiryMail: [{ days: 1 }],
  connectionChangedMail: ['owner', 'setup_link', 'metadata'].flatMap((kind) =>
    [true, false].map((isOff) => ({
      by: { kind, name: stranger },
      connection: { id: stranger, name: stranger, isOff },
      changes: trustChangeKinds,
    })),
  ),
  identityLinkedMail: [{ identityEmail: null }],
  identityUnlinkedMail: [{ identityEmail: null }],
  secondStepFailedMail: [{ through: null }],
  verifyEmailMail: [{ provider: undefined }],
  becameOwnerMail: [{ by: undefined }],
  endpointDisabledMail: [{ reason: 'gone', application: null }],
  streamDisabledMail: [{ reason: 'gone' }],
  newOwnerMail: [{ by: undefined }],
  newSignInMail: [{ through: undefined }],
  roleGivenMail: [{ by: { connection: stranger } }],
  organizationDeletedMail: [{ by: undefined }],
  organizationRestoredMail: [{ by: undefined }],
  resetPasswordMail: [{ email_verified_at: now }],
  scopesRequestedMail: [{ requested: ['user:manage', 'profile:read', 'service-account:manage'] }],
  partnerOrganizationMail: ['deletion_served', 'deletion_networks'].flatMap((kind) =>
    ['deleted', 'restored'].flatMap((news) =>
      [null, stranger].map((application) => ({ kind, news, application })),
    ),
  ),
}

type Compose = (context: EmailContext, ...facts: unknown[]) => EmailMessage

/** Returns an object that has every property. Those that aren't given are both a text and such an object. */
function factsWith(given: Record<string, unknown>): object {
  const facts: object = new Proxy(given, {
    get: (_given, key) => {
      if (key === Symbol.toPrimitive) return () => stranger
      if (typeof key === 'symbol') return facts
      if (key in given) return given[key]
      const method: unknown = stranger[key as keyof string]
      return typeof method === 'function' ? method.bind(stranger) : facts
    },
  })
  return facts
}

/**
 * Composes every email of every `*.mail.ts`, in every case with different sentences. In case 0, no address is verified.
 */
export async function composeEveryEmail(
  context: EmailContext,
): Promise<[name: string, email: EmailMessage][]> {
  const files = globSync('**/*.mail.ts', { cwd: source }).toSorted()
  const modules = await Promise.all(
    files.map((file) => import(join(source, file)) as Promise<Record<string, Compose>>),
  )
  const composers = modules.flatMap((module) => Object.entries(module))
  return composers.flatMap(([name, compose]) =>
    [...cases, ...(casesOf[name] ?? [])].map((given, n): [string, EmailMessage] => {
      const facts = factsWith({ ...values, ...given })
      return [`${name} ${n}`, compose(context, facts, facts, facts)]
    }),
  )
}
