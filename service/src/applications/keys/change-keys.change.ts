import {
  createKey as createCall,
  deleteKey as deleteCall,
  lastKey,
  listKeys as listCall,
  noSecret,
  twoKeysLive,
} from '@accord/contract/applications.ts'
import { rotateSecret as rotateCall } from '@accord/contract/viewed-secrets.ts'
import { notFound } from '@accord/contract/errors.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import type { Transaction } from 'kysely'
import { requireChangeable } from '#permissions/require-application.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import {
  countLiveTokens,
  revokeTokensOfKey,
  tokensOf,
} from '#data/approvals/approval-impact.store.ts'
import { RequestError } from '#request-error.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { presentKey, presentKeyCard } from '#data/applications/applications.present.ts'
import {
  insertKey,
  clearKeyExpiry,
  expireKey,
  listLiveKeys,
  recordSecretViewed,
  removeKey,
} from '#data/applications/keys.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { secretShownMail } from './secret-shown.mail.ts'

/** Lists the secrets. Viewing them is recorded, because anyone who has seen one can act as the application. */
export const listKeys = change(listCall, {
  resolve: requireChangeable,
  authorize: ({ application }) => !isPublic(application.kind) || noSecret,
  limits: ({ own }) => [['keysShownPerProfile', own.id]],
  records: ['key_shown'],

  async run({ trx, actor, application: { id, name }, caller, mail, happened }, context) {
    const { config, secrets } = context
    happened('key_shown', { on: { application: id }, application: name })
    const keys = await listLiveKeys(trx, id)
    if (await recordSecretViewed(trx, keys, actor.user)) {
      mail(secretShownMail(emailContext(config), actor.user, { application: { id, name }, caller }))
    }
    return keys.map((key) => presentKey(secrets, key))
  },
})

/** Creates a secret under the application's lock, so that there are never more than two active ones. */
export const createKey = change(createCall, {
  resolve: requireChangeable,
  authorize: ({ application }) => !isPublic(application.kind) || noSecret,
  limits: ({ application }) => [['keysPerApplication', application.id]],
  records: ['key_created'],

  async run({ trx, actor, application: { id, name }, happened }, { secrets }) {
    const key = await replaceKey(trx, secrets, id)
    await recordSecretViewed(trx, [key], actor.user)
    happened('key_created', { on: { application: id }, application: name, last4: key.last4 })
    return presentKey(secrets, key)
  },
})

/**
 * Replaces the secret. The response doesn't contain the new one, because the person who rotates it may be about to
 * leave. A colleague can view it.
 */
export const rotateSecret = change(rotateCall, {
  resolve: requireChangeable,
  authorize: ({ application }) => !isPublic(application.kind) || noSecret,
  limits: ({ application }) => [['keysPerApplication', application.id]],
  records: ['key_created'],

  async run({ trx, application: { id, name }, happened }, { secrets }) {
    const key = await replaceKey(trx, secrets, id)
    happened('key_created', { on: { application: id }, application: name, last4: key.last4 })
    return presentKeyCard(key)
  },
})

async function replaceKey(trx: Transaction<Database>, secrets: Secrets, applicationId: string) {
  const live = await listLiveKeys(trx, applicationId)
  if (live.length > 1) throw new RequestError(twoKeysLive)
  for (const older of live) await expireKey(trx, older.id)
  return insertKey(trx, secrets, applicationId)
}

/** Deletes a secret under the application's lock, so that one always remains. */
export const deleteKey = change(deleteCall, {
  async resolve(handled, db) {
    const managed = await requireChangeable(handled, db)
    const live = await listLiveKeys(db, managed.application.id)
    const { keyId } = handled.params
    const ending = live.find(({ id }) => id === keyId)
    if (!ending) throw new RequestError(notFound)
    return { ...managed, ending, left: live.find(({ id }) => id !== keyId) }
  },
  authorize: ({ left }) => left !== undefined || lastKey,
  records: ['key_deleted'],

  async run({ trx, application: { id, name }, ending, left, happened }) {
    const endedTokens = await revokeTokensOfKey(trx, ending.id)
    await removeKey(trx, ending.id)
    await clearKeyExpiry(trx, left!.id)
    happened('key_deleted', { on: { application: id }, application: name, last4: ending.last4 })
    return { endedTokens }
  },
  async impact({ ending: { id, last4, used_lately } }, db) {
    return [
      { kind: 'tokens', count: await countLiveTokens(db, tokensOf.key(id)), names: [] },
      { kind: 'used_secrets', count: used_lately ? 1 : 0, names: [`…${last4}`] },
    ]
  },
})
