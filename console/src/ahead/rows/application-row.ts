import type { Application } from '@accord/contract/applications.ts'
import { authorizedBy } from '../../applications/list/authorized-by.ts'
import { plain as t } from '../../language/plain-words.ts'
import { scopeSummary } from '../../rights/scope-sentences.ts'
import type { DrawnRow } from '../rows-in.ts'
import { timeWords } from './time-words.ts'

export function applicationRow(row: Application): DrawnRow | undefined {
  const { id, name, description, scopes, lastUsedAt, authorizations, deletion } = row
  if (deletion) return undefined
  return {
    values: {
      item: id,
      name,
      description,
      scopes: scopeSummary(scopes, t),
      used: lastUsedAt ? `${t('Used')} ${timeWords(lastUsedAt)}` : t('Never used'),
      authorized: authorizations && authorizedBy(authorizations.total, t),
    },
  }
}
