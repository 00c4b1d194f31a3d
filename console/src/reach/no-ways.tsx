import Radar from 'lucide-react/icons/radar'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { NothingFound } from '../pages/lists/nothing-found.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import type { ReachFilter } from './reach.api.ts'
import { concernName } from './figures/concern-name.ts'
import { kindsName } from './reach-words.ts'

/** Of one filter, what there is none of. */
export function NoWays({ filter, everything }: { filter: ReachFilter; everything: Address }) {
  const { t } = useWords()
  const { kind, only, search } = filter
  if (!kind && !only && !search) {
    return (
      <EmptyState title={t('Nobody but its people')} icon={<Radar size={20} />}>
        {t('No application, network, file or invitation leads to the data of this organization.')}
      </EmptyState>
    )
  }
  const asked = [kind && kindsName(kind, t), only && concernName(only, t), search && `“${search}”`]
  return (
    <NothingFound everything={everything}>
      {t('There is no way to the data here for: {{asked}}', {
        asked: asked.filter(Boolean).join(' · '),
      })}
    </NothingFound>
  )
}
