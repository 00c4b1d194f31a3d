import Radar from 'lucide-react/icons/radar'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import type { ReachFilter } from './reach.api.ts'
import { concernName, kindsName } from './reach-words.ts'

/** Of one filter, what there is none of. */
export function NothingFound({ filter, everything }: { filter: ReachFilter; everything: Address }) {
  const { t } = useWords()
  const { kind, only, search } = filter
  const icon = <Radar size={20} aria-hidden="true" />
  if (!kind && !only && !search) {
    return (
      <EmptyState title={t('Nobody but its people')} icon={icon}>
        {t('No application, network, file or invitation leads to the data of this organization.')}
      </EmptyState>
    )
  }
  const asked = [kind && kindsName(kind, t), only && concernName(only, t), search && `“${search}”`]
  return (
    <EmptyState
      title={t('Nothing found')}
      icon={icon}
      action={renderLinkInPlace({
        href: everything,
        className: buttonClass({}),
        children: t('Show everything'),
      })}
    >
      {t('There is no way to the data here for: {{asked}}', {
        asked: asked.filter(Boolean).join(' · '),
      })}
    </EmptyState>
  )
}
