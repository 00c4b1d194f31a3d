import type { Secrets } from '#crypto/secrets.ts'

/** A column that is encrypted with the master keys, and the context that each of its values is bound to. */
export interface SealedColumn {
  table: string
  column: string
  key: { name: 'id' | 'user_id' | 'only_row' | 'hash'; type: 'uuid' | 'boolean' | 'bytea' }
  ring: (secrets: Secrets) => Secrets['mails']
  bound: (key: string) => string
}

const byId = { key: { name: 'id', type: 'uuid' }, bound: (id: string) => id } as const
const oneRow = { name: 'only_row', type: 'boolean' } as const

/** A token can't take the place of the row's secret. */
export const streamTokenBound = (id: string) => `token of ${id}`
/** What someone entered with a setup link can't take the place of the confirmed secret. */
export const proposedSecretBound = (id: string) => `proposed for ${id}`
export const signingKeysBound = 'signing keys'
export const signatureKeyBound = 'signature key'

/** All encrypted columns. A test compares them with the schema, so that none is missing. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'users', column: 'password_hash', ring: ({ passwords }) => passwords, ...byId },
  { table: 'mails', column: 'sealed', ring: ({ mails }) => mails, ...byId },
  {
    table: 'application_keys',
    column: 'sealed',
    ring: ({ applicationSecrets }) => applicationSecrets,
    ...byId,
  },
  ...['secret', 'previous_secret'].map((column) => ({
    table: 'event_endpoints',
    column,
    ring: ({ eventSecrets }: Secrets) => eventSecrets,
    ...byId,
  })),
  {
    table: 'event_endpoints',
    column: 'token',
    ring: ({ eventSecrets }) => eventSecrets,
    key: byId.key,
    bound: streamTokenBound,
  },
  {
    table: 'connections',
    column: 'secret',
    ring: ({ eventSecrets }) => eventSecrets,
    ...byId,
  },
  {
    table: 'connections',
    column: 'proposed_secret',
    ring: ({ eventSecrets }) => eventSecrets,
    key: byId.key,
    bound: proposedSecretBound,
  },
  {
    table: 'totp',
    column: 'sealed',
    key: { name: 'user_id', type: 'uuid' },
    ring: ({ authenticatorApps }) => authenticatorApps,
    bound: (userId) => userId,
  },
  { table: 'exports', column: 'file_key', ring: ({ exportFiles }) => exportFiles, ...byId },
  {
    table: 'answers',
    column: 'sealed',
    key: { name: 'hash', type: 'bytea' },
    ring: ({ answers }) => answers,
    bound: (hash) => hash.slice(String.raw`\x`.length),
  },
  {
    table: 'signing_keys',
    column: 'sealed',
    key: oneRow,
    ring: ({ signingKeys }) => signingKeys,
    bound: () => signingKeysBound,
  },
  {
    table: 'signature_key',
    column: 'sealed',
    key: oneRow,
    ring: ({ signatures }) => signatures,
    bound: () => signatureKeyBound,
  },
]
