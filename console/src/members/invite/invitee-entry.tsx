import Trash2 from 'lucide-react/icons/trash-2'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EntryRow } from '../../ui/layout/entry-list.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import styles from './invite-members.module.css'
import type { Listed } from './invitee-list.ts'

type InviteeEntryProps = { invitee: Listed; locked: boolean; onDelete: () => void }

/** Somebody on the list, and what has become of their invitation. */
export function InviteeEntry({ invitee, locked, onDelete }: InviteeEntryProps) {
  const { t } = useWords()
  const { email, roles, state, said } = invitee
  const complaint = state === 'unusable' || state === 'failed'

  return (
    <EntryRow>
      <Avatar name={email} />
      <div className={styles.words}>
        <div className={styles.email}>{email}</div>
        <div className={styles.detail}>{roleNames(roles, t)}</div>
        {complaint && (
          <div className={styles.error}>
            {state === 'failed' && t('Failed to send invitation.')} {said && t(said)}
          </div>
        )}
      </div>
      {state === 'sending' && <Chip>{t('Sending…')}</Chip>}
      {state === 'sent' && <Chip tone="success">{t('Sent')}</Chip>}
      {state !== 'sent' && (
        <Button
          variant="quiet"
          size="small"
          iconOnly
          disabled={locked}
          aria-label={t('Delete {{email}}', { email })}
          onClick={onDelete}
        >
          <Trash2 size={16} />
        </Button>
      )}
    </EntryRow>
  )
}
