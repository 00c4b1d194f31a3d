import type { ApplicationCard } from '@accord/contract/applications.ts'
import { Link } from '@tanstack/react-router'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from '../i18n/translation.ts'
import { permissionHint } from '../organizations/no-access.tsx'
import { Nowhere } from '../pages/nowhere.tsx'
import { buttonClass } from '../ui/buttons/button.tsx'

export function ApplicationNotFound() {
  const { t } = useTranslation()
  return (
    <Nowhere title={t('Application')} said={t('Application not found')}>
      {t('The address may be mistyped, or the application may have been deleted.')}
    </Nowhere>
  )
}

/** Shows an error to people who can't manage the organization that owns the application. */
export function NotYourApplication({ application }: { application: ApplicationCard }) {
  const { t } = useTranslation()
  const { id, name, organization } = application
  return (
    <Nowhere
      title={name}
      said={t("You don't have permission to manage this application")}
      icon={<LockKeyhole size={20} />}
      action={
        <Link to="/application/$id/authorize" params={{ id }} className={buttonClass({})}>
          {t('Authorize it for your organization')}
        </Link>
      }
    >
      {permissionHint(t, organization)}
    </Nowhere>
  )
}
