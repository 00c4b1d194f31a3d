import type { ReachConcern } from '@accord/contract/reach.ts'
import type { Translate } from '../../language/words.ts'

export function concernName(concern: ReachConcern, t: Translate): string {
  return {
    unused: t('Unused for 90 days'),
    allowed_by_former: t('Allowed by somebody who left'),
    asks_for_more: t('May do more than it uses'),
    account_closed: t('Account closed'),
  }[concern]
}
