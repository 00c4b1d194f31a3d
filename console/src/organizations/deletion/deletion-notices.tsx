import type { Organization } from '@accord/contract/organizations.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { daysUntilDeletion } from '../../ui/text/format-time.ts'
import styles from './deletion-notices.module.css'
import { DeletedNotice } from './restore-button.tsx'
import type { ReactNode } from 'react'
import { useOrganization } from '../use-organization.ts'

/** Shows a banner on every page of a deleted organization. */
export function DeletedBanner({ organization }: { organization: Organization }) {
  const { t, language } = useTranslation()
  const { deletion, profileRoles = [] } = organization
  if (!deletion) return null

  return (
    <div className={styles.banner}>
      <DeletedNotice
        said={t(
          "This organization was deleted on {{deleted}}. We'll permanently delete it on {{removed}}.",
          daysUntilDeletion(deletion, language),
        )}
        meaning={t(
          "Until then, you can view it but not change it, and its applications won't work.",
        )}
        canRestore={profileRoles.includes('owner')}
        deleted={organization}
      />
    </div>
  )
}

type NotWhileDeletedProps = {
  /** Also disables the part if something else was deleted. */
  off?: boolean
  children: ReactNode
}

/** Disables fields and buttons while the organization is deleted. */
export function NotWhileDeleted({ off = false, children }: NotWhileDeletedProps) {
  const { deletion } = useOrganization()
  return (
    <fieldset disabled={off || Boolean(deletion)} className={styles.part}>
      {children}
    </fieldset>
  )
}
