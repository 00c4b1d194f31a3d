import type { Factors } from '@accord/contract/factors.ts'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { useNow } from '../../ui/text/use-now.ts'
import styles from './sign-in-methods.module.css'

type WhatIsMissingProps = {
  has: Factors
  newCodes: { pending: boolean; run: () => Promise<void> }
}

/** What keeps a second factor from being asked for, and who requires one. Leads back to them once it is. */
export function WhatIsMissing({ has, newCodes }: WhatIsMissingProps) {
  const { t } = useWords()
  const { passkeys, totp, secondFactor, requiredBy } = has
  const begun = passkeys.length > 0 || totp !== null

  return (
    <>
      {requiredBy.length > 0 && (
        <Notice kind={secondFactor ? 'success' : 'warning'} announce={false}>
          <RequiredBy organizations={requiredBy} />
        </Notice>
      )}
      {begun && !secondFactor && (
        <Notice
          kind="warning"
          announce={false}
          title={t('One step is missing')}
          action={
            <Button size="small" pending={newCodes.pending} onClick={() => void newCodes.run()}>
              {t('Make recovery codes')}
            </Button>
          }
        >
          {passkeys.length > 0
            ? t(
                'Keep recovery codes, or add a second passkey. Until then your password alone still signs you in.',
              )
            : t('Keep recovery codes. Until then your password alone still signs you in.')}
        </Notice>
      )}
    </>
  )
}

function RequiredBy({ organizations }: { organizations: Factors['requiredBy'] }) {
  const { t, language } = useWords()
  const now = useNow()
  return (
    <ul className={styles.organizations}>
      {organizations.map(({ id, name, from }) => (
        <li key={id}>
          {renderLink({
            href: addressOf('/organization/$id', { id }),
            className: undefined,
            children: name,
          })}{' '}
          {new Date(from) <= now
            ? t('requires a second factor.')
            : t('requires a second factor from {{date}}.', {
                date: absoluteTime(new Date(from), language),
              })}
        </li>
      ))}
    </ul>
  )
}
