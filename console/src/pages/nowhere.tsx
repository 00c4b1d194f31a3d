import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { buttonClass } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ConsolePage } from './console-page.tsx'

type NowhereProps = {
  title: string
  said: string
  icon?: ReactNode
  /** Another action besides opening Home. */
  action?: ReactNode
  children: ReactNode
}

/** Replaces a page that isn't available to this person, with links to continue. */
export function Nowhere({ title, said, icon, action, children }: NowhereProps) {
  const { t } = useTranslation()
  return (
    <ConsolePage
      title={title}
      trail={[{ label: t('Organizations'), href: '/user/organizations' }, { label: title }]}
    >
      <EmptyState
        title={said}
        icon={icon}
        action={
          <>
            {action}
            <Link
              to="/user/profile"
              className={buttonClass({ variant: action ? 'secondary' : 'primary' })}
            >
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
