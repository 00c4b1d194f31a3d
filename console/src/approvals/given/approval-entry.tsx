import type { Approval } from '@accord/contract/approvals.ts'
import AppWindow from 'lucide-react/icons/app-window'
import { useWords } from '../../language/words.ts'
import { MayDo } from '../../rights/may-do.tsx'
import { ShowSeen } from '../../seen/show-seen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { LastUsed } from '../../ui/text/last-used.tsx'
import { ActsFor } from '../../rights/acts-for.tsx'
import styles from './approval-entry.module.css'
import { NeverUsed, UsedDays } from './what-it-used.tsx'

type ApprovalEntryProps = { approval: Approval; revoking: boolean; onRevoke: () => void }

/** One application, whose it is, and the profile it acts under, if any; what it may do on demand. */
export function ApprovalEntry({ approval, revoking, onRevoke }: ApprovalEntryProps) {
  const { t } = useWords()
  const { application, profile, scopes, standardScopes, lastUsedAt } = approval
  const { name } = application

  return (
    <Entry
      icon={<AppWindow size={16} />}
      title={name}
      action={
        <Button size="small" pending={revoking} onClick={onRevoke}>
          {t('Revoke')}
          <span className="visually-hidden">{name}</span>
        </Button>
      }
      below={
        <>
          <NeverUsed approval={approval} />
          <details className={styles.more}>
            <summary>
              {t('What it may do')}
              <span className="visually-hidden">{name}</span>
            </summary>
            <MayDo
              label={t('What {{name}} may do', { name })}
              scopes={scopes}
              standardScopes={standardScopes}
              personal={!profile}
            />
            {standardScopes.includes('offline_access') && (
              <p className={styles.away}>
                {t('It may do so also while you are away, until you revoke it.')}
              </p>
            )}
          </details>
          <ShowSeen
            name={name}
            through={{ application: application.id, profile: profile?.id }}
            message={<ActsFor profile={profile} />}
          />
        </>
      }
    >
      <span>{t('Owned by {{owner}}', { owner: application.organization.name })}</span>
      <span>
        <ActsFor profile={profile} />
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
      <UsedDays approval={approval} />
    </Entry>
  )
}
