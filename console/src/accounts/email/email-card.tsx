import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWords } from '../../language/words.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ownEmailQuery } from './email.api.ts'
import { PendingEmail } from './pending-email.tsx'

/** The address the person signs in with: changed here, and what waits to be verified. */
export function EmailCard() {
  const { t } = useWords()
  const own = useQuery(ownEmailQuery)
  const { data } = own
  const place = useRef<HTMLDivElement>(null)
  // One takes the place of the other, and with it goes the button that had the focus.
  const after = () => place.current?.focus()

  return (
    <div ref={place} tabIndex={-1}>
      {data?.pending && <PendingEmail own={data} pending={data.pending} after={after} />}
      {data?.pending === null && <ChangeEmailForm own={data} after={after} />}
      {!data && (
        <Card title={t('E-mail address')}>
          <Loaded query={own} plain skeleton={<Skeleton shape="control" width="full" />} />
        </Card>
      )}
    </div>
  )
}
