import { governedScopes } from '@accord/contract/rules/governed-scopes.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import type { Letter } from '#mail/letter.ts'
import { requestAuthorizedMail } from './requests.mail.ts'
import { answerRequests, listOpenRequests } from './requests.store.ts'

/** Whether an organization that authorized an application for some scopes need not be asked for others. */
export function isCovered(asked: readonly Scope[], authorized: readonly Scope[]): boolean {
  return missing(governedScopes(asked), authorized).length === 0
}

interface Settled {
  /** Who authorized it. */
  own: { id: string; organizationId: string }
  application: { id: string }
  /** All that it is authorized for now. */
  scopes: readonly Scope[]
  mail: (letter: Letter) => void
}

/** Whoever waits for what was authorized has their answer, by whatever road it came. */
export async function settleRequests(
  trx: Transaction<Database>,
  config: Config,
  { own, application, scopes, mail }: Settled,
) {
  const open = await listOpenRequests(trx, own.organizationId, application.id)
  const covered = open.filter((request) => isCovered(request.scopes, scopes))
  const ids = covered.map(({ id }) => id)
  const answered = await answerRequests(trx, ids, { answer: 'authorized', by: own.id })
  for (const request of covered) {
    // Who gave the word knows it, and who cannot act there gets no letters of the organization.
    const hears = request.profile_id !== own.id && request.asker_acts
    const told = answered.includes(request.id) && hears
    if (told) mail(requestAuthorizedMail(config, request, ''))
  }
}
