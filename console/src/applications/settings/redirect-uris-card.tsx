import type { Application } from '@accord/contract/applications.ts'
import { type Ref, useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AddRedirectUri } from './add-redirect-uri.tsx'
import styles from './redirect-uris-card.module.css'
import { useSaveApplication } from './use-save-application.ts'

const most = 10

/** Where people may be sent back to. */
export function RedirectUrisCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { name, redirectUris = [] } = application
  const saving = useSaveApplication(application)
  const list = useRef<HTMLUListElement>(null)

  const removing = useAction({
    mutationFn: (uri: string) =>
      saving.attempt({ redirectUris: redirectUris.filter((kept) => kept !== uri) }),
    ask: (uri) => ({
      title: t('Remove this address?'),
      message:
        redirectUris.length === 1
          ? t('With none left, {{name}} may send people back to any address.', { name })
          : t('{{name}} can no longer send people back to {{uri}}.', { name, uri }),
      action: t('Remove'),
      danger: true,
    }),
    // The saving says it.
    failed: () => undefined,
    // The row is gone, and with it the button that had the focus.
    after: () => list.current?.focus(),
  })

  return (
    <Card
      title={t('Redirect addresses')}
      description={t(
        'Where people come back to after they approved the application. Only an exact match is accepted. With none registered any address is, and the approval screen names it.',
      )}
    >
      <div className={styles.addresses}>
        <RedirectUriList
          ref={list}
          uris={redirectUris}
          saving={saving.pending}
          onRemove={removing.run}
        />
        {redirectUris.length < most ? (
          <AddRedirectUri application={application} />
        ) : (
          <p className={styles.none}>{t('Register at most 10 addresses.')}</p>
        )}
      </div>
    </Card>
  )
}

type RedirectUriListProps = {
  ref: Ref<HTMLUListElement>
  uris: readonly string[]
  saving: boolean
  onRemove: (uri: string) => Promise<void>
}

function RedirectUriList({ ref, uris, saving, onRemove }: RedirectUriListProps) {
  const { t } = useWords()
  return (
    <ul ref={ref} className={styles.list} aria-label={t('Redirect addresses')} tabIndex={-1}>
      {uris.length === 0 && <li className={styles.none}>{t('No address is registered.')}</li>}
      {uris.map((uri) => (
        <li key={uri} className={styles.address}>
          <code className={styles.uri}>{uri}</code>
          <Button
            variant="quiet"
            size="small"
            disabled={saving}
            aria-label={t('Remove {{uri}}', { uri })}
            onClick={() => void onRemove(uri)}
          >
            {t('Remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
