import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import styles from './social-links.module.css'
import { useAfterHydration } from './use-after-hydration.tsx'

/**
 * Links to the providers that the operator turned on. The prerendered page contains one, which the service repeats for
 * each provider or removes (documents.ts), so that nothing moves when the script runs. The provider's response leads
 * back with the query string, which may contain a flow.
 */
export function SocialLinks() {
  const { t } = useTranslation()
  const search = useAfterHydration(() => location.search, '')
  const query = search && `?query=${encodeURIComponent(search)}`
  if (settings.signInWith.length === 0) return null
  return (
    <div id="sign-in-with" className={styles.providers}>
      {settings.signInWith.map(({ key, name }) => (
        <ButtonLink key={key} href={`/social/${key}/start${query}`} wide>
          {t('Continue with {{name}}', { name })}
        </ButtonLink>
      ))}
    </div>
  )
}
