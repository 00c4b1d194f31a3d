import type { Application } from '@accord/contract/applications.ts'
import { type Ref, useRef } from 'react'
import { useAction } from '../../../actions/use-action.ts'
import { useWords } from '../../../language/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useSaveApplication } from '../use-save-application.ts'
import { AddAddress } from './add-address.tsx'
import styles from './addresses-card.module.css'

const most = 10

type AddressesCardProps = {
  application: Application
  title: string
  description: string
  list: 'redirectUris' | 'postLogoutUris'
  /** What is asked before one of them goes. */
  consequence: (uri: string) => string
}

/** Addresses that people may be sent to, one by one. */
export function AddressesCard(props: AddressesCardProps) {
  const { application, title, description, list, consequence } = props
  const { t } = useWords()
  const saving = useSaveApplication(application)
  const shown = useRef<HTMLUListElement>(null)
  const uris = application[list] ?? []
  // Of the list as it is by then: what a colleague removed meanwhile must not come back with it.
  const save = (uri: string, wanted: boolean) =>
    saving.attempt(({ [list]: now = [] }) => ({
      [list]: [...now.filter((kept) => kept !== uri), ...(wanted ? [uri] : [])],
    }))

  const removing = useAction({
    mutationFn: (uri: string) => save(uri, false),
    ask: (uri) => ({
      title: t('Remove this address?'),
      message: consequence(uri),
      action: t('Remove'),
      danger: true,
    }),
    // The saving says it.
    failed: () => undefined,
    // The row is gone, and with it the button that had the focus.
    after: () => shown.current?.focus(),
  })

  return (
    <Card title={title} description={description}>
      <div className={styles.addresses}>
        <AddressList
          ref={shown}
          label={title}
          uris={uris}
          saving={saving.pending}
          onRemove={removing.run}
        />
        {uris.length < most ? (
          <AddAddress kind={application.kind ?? 'web'} uris={uris} add={(uri) => save(uri, true)} />
        ) : (
          <p className={styles.none}>{t('Register at most 10 addresses.')}</p>
        )}
      </div>
    </Card>
  )
}

type AddressListProps = {
  ref: Ref<HTMLUListElement>
  label: string
  uris: readonly string[]
  saving: boolean
  onRemove: (uri: string) => Promise<void>
}

function AddressList({ ref, label, uris, saving, onRemove }: AddressListProps) {
  const { t } = useWords()
  return (
    <ul ref={ref} className={styles.list} aria-label={label} tabIndex={-1}>
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
