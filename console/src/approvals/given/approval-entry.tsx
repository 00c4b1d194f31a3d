import type { Approval } from '@accord/contract/approvals.ts'
import AppWindow from 'lucide-react/icons/app-window'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { ScopeList } from '../../rights/scope-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { LastUsed } from '../../ui/text/last-used.tsx'
import styles from './approval-entry.module.css'

type ApprovalEntryProps = { approval: Approval; revoking: boolean; onRevoke: () => void }

/** One application, whose it is, and the profile it acts under; what it may do on demand. */
export function ApprovalEntry({ approval, revoking, onRevoke }: ApprovalEntryProps) {
  const { t } = useWords()
  const { application, profile, scopes, lastUsedAt } = approval
  const { name } = application

  return (
    <Entry
      icon={<AppWindow size={16} aria-hidden="true" />}
      title={name}
      action={
        <Button size="small" pending={revoking} onClick={onRevoke}>
          {t('Revoke')}
          <span className="visually-hidden">{name}</span>
        </Button>
      }
      below={
        <details className={styles.more}>
          <summary>
            {t('What it may do')}
            <span className="visually-hidden">{name}</span>
          </summary>
          <ScopeList label={t('What {{name}} may do', { name })} scopes={scopes} />
        </details>
      }
    >
      <span>{t('Owned by {{owner}}', { owner: application.organization.name })}</span>
      <span>
        {t('Acts for {{organization}} ({{roles}})', {
          organization: profile.organization?.name ?? '',
          roles: roleNames(profile.roles ?? [], t),
        })}
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
    </Entry>
  )
}
