import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { useWords } from '../../language/words.ts'
import { entityName } from '../../rights/scope-sentences.ts'
import { Chip } from '../../ui/text/chip.tsx'
import styles from './network-organizations.module.css'

/** What a member lets the owner read, and what it was asked for and has not agreed to. */
export function NetworkOrganizationShares({ place }: { place: NetworkInvitation }) {
  const { t } = useWords()
  const { joined, shares, requestedShares, refusedShares } = place
  const names = (entities: readonly ScopeEntity[]) =>
    entities.map((entity) => entityName(entity, t)).join(', ')

  if (!joined) return <span className={styles.detail}>{t('Nothing before it joins')}</span>
  return (
    <div className={styles.shares}>
      <div>{names(shares) || t('Nothing')}</div>
      {requestedShares.length + refusedShares.length > 0 && (
        <Chip tone="warning">{t('Not all agreed')}</Chip>
      )}
      {requestedShares.length > 0 && (
        <div className={styles.detail}>
          {t('Not decided: {{names}}', { names: names(requestedShares) })}
        </div>
      )}
      {refusedShares.length > 0 && (
        <div className={styles.detail}>
          {t('Not shared: {{names}}', { names: names(refusedShares) })}
        </div>
      )}
    </div>
  )
}
