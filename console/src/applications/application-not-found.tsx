import type { ApplicationCard } from '@accord/contract/applications.ts'
import { Link } from '@tanstack/react-router'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export function ApplicationNotFound() {
  const { t } = useWords()
  return (
    <Nowhere title={t('Application')} said={t('Application not found')}>
      {t('The address may be mistyped, or the application has been deleted.')}
    </Nowhere>
  )
}

/** For those who have nothing to do with the organization that it belongs to. */
export function NotYourApplication({ application }: { application: ApplicationCard }) {
  const { t } = useWords()
  const { id, name, organization } = application
  return (
    <Nowhere
      title={name}
      said={t("You don't have permission to manage this application")}
      icon={<LockKeyhole size={20} aria-hidden="true" />}
      action={
        <Link to="/application/$id/authorize" params={{ id }} className={buttonClass({})}>
          {t('Authorize it for your organization')}
        </Link>
      }
    >
      {t('Admins and owners of {{organization}} can. Ask one of them.', {
        organization: organization.name,
      })}
    </Nowhere>
  )
}

type NowhereProps = {
  title: string
  said: string
  icon?: ReactNode
  /** Another way on than home. */
  action?: ReactNode
  children: ReactNode
}

export function Nowhere({ title, said, icon, action, children }: NowhereProps) {
  const { t } = useWords()
  return (
    <ConsolePage
      title={title}
      trail={[
        { label: t('Organizations'), href: '/user/organizations' },
        { label: title, href: '' },
      ]}
    >
      <EmptyState
        title={said}
        icon={icon}
        action={
          <>
            {action}
            <Link to="/user/profile" className={buttonClass({ variant: 'primary' })}>
              {t('Home Page')}
            </Link>
          </>
        }
      >
        {children}
      </EmptyState>
    </ConsolePage>
  )
}
