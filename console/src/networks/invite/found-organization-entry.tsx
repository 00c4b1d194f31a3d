import {
  alreadyInvitedToNetwork,
  organizationInNetwork,
} from '@accord/contract/network-invitations.ts'
import { useWords } from '../../language/words.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EntryRow } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import type { Found } from './found-organizations.ts'
import styles from './invite-organizations.module.css'

type FoundOrganizationEntryProps = {
  found: Found
  locked: boolean
  onTick: (ticked: boolean) => void
}

/** One of what was found: to tick, or why not, and what has become of its invitation. */
export function FoundOrganizationEntry({ found, locked, onTick }: FoundOrganizationEntryProps) {
  const { t } = useWords()
  const { name, city, standing, ticked, state, said } = found
  const reason =
    standing === 'joined' ? t(organizationInNetwork.message) : t(alreadyInvitedToNetwork.message)

  return (
    <EntryRow align="top">
      <div className={styles.choice}>
        <Checkbox
          label={name}
          description={
            <>
              <div>{city || t('No city given')}</div>
              {standing && <div>{reason}</div>}
              {state === 'failed' && <div className={styles.error}>{said && t(said)}</div>}
            </>
          }
          checked={ticked}
          disabled={standing !== null || state === 'sent' || locked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {standing === 'joined' && <Chip tone="success">{t('Joined')}</Chip>}
      {(standing === 'invited' || state === 'sent') && <Chip tone="warning">{t('Invited')}</Chip>}
      {state === 'sending' && <Chip>{t('Sending…')}</Chip>}
      {state === 'failed' && <Chip tone="danger">{t('Failed')}</Chip>}
    </EntryRow>
  )
}
