import { retentionScopes, listRetained, type RetentionScope } from '@accord/contract/retention.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../i18n/translation.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { Loaded } from '../pages/loaded.tsx'
import { call } from '../session/call.ts'
import { Card } from '../ui/layout/card.tsx'
import styles from './retention-notice.module.css'

/** Shows the service's own retention table. */
export function RetentionNoticeScreen() {
  const { t } = useTranslation()
  const title = t('What we keep, and for how long')
  return (
    <ConsolePage
      title={title}
      trail={[{ label: t('Account'), href: '/user/account/privacy' }, { label: title }]}
      description={t('We apply these rules automatically and delete expired data within a day.')}
    >
      <Kept />
    </ConsolePage>
  )
}

function Kept() {
  const { t } = useTranslation()
  const kept = useQuery({ queryKey: ['kept'], queryFn: () => call(listRetained) })
  const names: Record<RetentionScope, string> = {
    account: t('You and your account'),
    organization: t('Organizations'),
    application: t('Applications'),
    service: t('The service'),
  }

  return (
    <Loaded query={kept} failure={t('Unable to load the list.')}>
      {({ data }) =>
        retentionScopes.map((keeper) => (
          <Card key={keeper} title={names[keeper]}>
            <dl className={styles.list}>
              {data
                .filter(({ of }) => of === keeper)
                .map(({ what, until }) => (
                  <div key={what} className={styles.entry}>
                    <dt>{t(what)}</dt>
                    <dd>{t(until)}</dd>
                  </div>
                ))}
            </dl>
          </Card>
        ))
      }
    </Loaded>
  )
}
