import type { ReactNode } from 'react'
import { useOrganization } from '../use-organization.ts'
import styles from './deletion.module.css'

type NotWhileDeletedProps = {
  /** Also where something in the organization was deleted by itself. */
  off?: boolean
  children: ReactNode
}

/** What cannot be changed while the organization is deleted: it can be read, its fields and buttons are off. */
export function NotWhileDeleted({ off = false, children }: NotWhileDeletedProps) {
  const { deletion } = useOrganization()
  return (
    <fieldset disabled={off || Boolean(deletion)} className={styles.part}>
      {children}
    </fieldset>
  )
}
