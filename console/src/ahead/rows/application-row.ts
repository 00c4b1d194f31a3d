import type { Application } from '@accord/contract/applications.ts'
import { authorizedBy } from '../../applications/list/authorized-by.ts'
import { userLanguage } from '../../language/language.ts'
import { plain as t } from '../../language/plain-words.ts'
import { scopeSummary } from '../../rights/scope-sentences.ts'
import { deletionDays } from '../../ui/text/time-words.ts'
import type { DrawnRow } from '../rows-in.ts'
import { timeWords } from './time-words.ts'

/** One that is used, or one that was deleted, as the samples follow each other. */
export function applicationRow(row: Application): DrawnRow {
  const { id, name, description, scopes, lastUsedAt, authorizations, deletion } = row
  const values = { item: id, name, description, scopes: scopeSummary(scopes, t) }
  if (deletion) {
    const removed = t('Will be removed on {{removed}}', deletionDays(deletion, userLanguage()))
    return { kind: 1, values: { ...values, removed } }
  }
  return {
    values: {
      ...values,
      used: lastUsedAt ? `${t('Used')} ${timeWords(lastUsedAt)}` : t('Never used'),
      authorized: authorizations && authorizedBy(authorizations.total, t),
    },
  }
}
