import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Translate } from '../../../language/words.ts'
import { sharesInWords } from '../../../rights/share-sentence.ts'
import type { Change } from './past-map.ts'

/** 'Harbor Labs joined', 'Westlake stopped sharing Application' */
export function changeWords(change: Change, t: Translate): string[] {
  const { organization, before, after, deletion } = change
  const said = { organization: organization.name }
  if (!before) {
    return [
      deletion ? t('{{organization}} was restored', said) : t('{{organization}} joined', said),
    ]
  }
  if (!after) {
    return [deletion ? t('{{organization}} was deleted', said) : t('{{organization}} left', said)]
  }
  const [more, less] = [missing(after, before), missing(before, after)]
  const sharing = (shares: ScopeEntity[]) => ({ ...said, shares: sharesInWords(shares, t) })
  return [
    ...(more.length > 0 ? [t('{{organization}} started sharing {{shares}}', sharing(more))] : []),
    ...(less.length > 0 ? [t('{{organization}} stopped sharing {{shares}}', sharing(less))] : []),
  ]
}
