import type { ExportContents } from '@accord/contract/export-contents.ts'
import { useWords } from '../../language/words.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { Checksum } from '../checksum.tsx'
import { sharesInWords } from '../../rights/share-sentence.ts'
import { rowsInWords } from '../../language/rows-in-words.ts'
import { contentName } from '../export-words.ts'
import styles from '../exports.module.css'

/** What an export would hold now, and how to tell later that it still does. */
export function Inside({ contents }: { contents: ExportContents }) {
  const { t, language } = useWords()
  const { entities, organizations, organizationCount, signingKey } = contents

  return (
    <div className={styles.inside}>
      <dl className={styles.facts}>
        {entities.map(({ name, rows }) => (
          <div key={name}>
            <dt>{contentName(name, t)}</dt>
            <dd>{rowsInWords(rows, t, language)}</dd>
          </div>
        ))}
      </dl>
      {organizations.length > 0 && (
        <Organizations organizations={organizations} organizationCount={organizationCount} />
      )}
      <p>
        {t(
          'A ZIP file with all of this as JSON Lines and as CSV. Passwords, secrets and tokens are never in it.',
        )}
      </p>
      <div>
        <Checksum
          label={t('Signing key')}
          value={signingKey}
          copyLabel={t('Copy the fingerprint of the signing key')}
        />
        <p>
          {renderLink({
            href: '/user/proof',
            className: undefined,
            children: t('Check a file in your browser'),
          })}
          {t(', or without one, that it is unchanged and signed with this key:')}{' '}
          <code>accord verify-export FILE --signed-by KEY</code>
        </p>
      </div>
    </div>
  )
}

type OrganizationsProps = Pick<ExportContents, 'organizations' | 'organizationCount'>

/** The members of a network whose shared data goes into the file. */
function Organizations({ organizations, organizationCount }: OrganizationsProps) {
  const { t } = useWords()
  const more = organizationCount - organizations.length
  return (
    <section>
      <h3 className={styles.subheading}>{t('What each organization shares')}</h3>
      <dl className={styles.sharing}>
        {organizations.map(({ id, name, shares }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{sharesInWords(shares, t)}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className={styles.more}>{t('and {{count}} more', { count: more })}</p>}
    </section>
  )
}
