import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import type { LogoOwner } from '../ui/text/entity-logo.tsx'
import { ItemCard } from '../ui/layout/item-card.tsx'
import { scopeSummary } from './scope-sentences.ts'

type ListedApplicationProps = {
  application: LogoOwner & { description: string }
  scopes: readonly string[]
  status?: ReactNode
  /** The owner, or the people who use the application. This is below the scopes. */
  facts: ReactNode
  action: ReactNode
}

/** Shows an application in a list. */
export function ListedApplication(props: ListedApplicationProps) {
  const { application, scopes, status, facts, action } = props
  const { t } = useTranslation()

  return (
    <ItemCard
      item={application}
      description={application.description}
      status={status}
      facts={
        <>
          <p>{scopeSummary(scopes, t)}</p>
          {facts}
        </>
      }
      action={action}
      whole
    />
  )
}
