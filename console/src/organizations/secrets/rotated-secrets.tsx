import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Named, Rotated } from './rotate-in-turn.ts'
import styles from './seen-secrets.module.css'

/** Where the new ones are, and what could not be rotated. */
export function RotatedSecrets({ rotated, failed }: Rotated) {
  const { t } = useWords()
  return (
    <>
      {rotated.length > 0 && (
        <Notice kind="success" title={t('New secrets were made')}>
          <p>
            {t(
              'The old ones end in 24 hours. Fetch the new ones here and hand them out before then:',
            )}
          </p>
          <ul className={styles.links}>
            {rotated.map((application) => (
              <li key={application.id}>{link(application)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice kind="warning" title={t('Not rotated')}>
          <ul className={styles.links}>
            {failed.map(({ reason, ...application }) => (
              <li key={application.id}>
                {link(application)}: {t(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function link({ id, name }: Named) {
  return renderLink({
    href: addressOf('/application/$id', { id }),
    className: undefined,
    children: name,
  })
}
