import { useQuery } from '@tanstack/react-query'
import AppWindow from 'lucide-react/icons/app-window'
import { useWords } from '../../language/words.ts'
import { LoadedPart } from '../../pages/loaded-part.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry, EntryList } from '../../ui/layout/entry-list.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { ownRequestsQuery } from '../requests.api.ts'
import { useWithdrawRequest } from '../use-withdraw-request.ts'
import styles from './approval-entry.module.css'

/** What the person asked admins for; nothing where they wait for nothing. `onWithdrawn` moves the focus. */
export function AskedAdmins({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useWords()
  const now = useNow()
  const requests = useQuery(ownRequestsQuery)
  const withdrawing = useWithdrawRequest(onWithdrawn)
  const label = t('Waiting for an admin')

  return (
    <LoadedPart query={requests} failure={t('Unable to load what you asked for.')}>
      {({ data }) =>
        data.length > 0 && (
          <div className={styles.asked}>
            <h3>{label}</h3>
            <EntryList label={label}>
              {data.map(({ id, application, organization, createdAt }) => (
                <Entry
                  key={id}
                  icon={<AppWindow size={16} />}
                  title={application.name}
                  action={
                    <Button
                      size="small"
                      pending={withdrawing.doing?.id === id}
                      onClick={() => void withdrawing.run({ id, organization })}
                    >
                      {t('Withdraw')}
                      <span className="visually-hidden">{application.name}</span>
                    </Button>
                  }
                >
                  <span>{organization.name}</span>
                  <span>
                    {t('Asked')} <RelativeTime value={createdAt} now={now} />
                  </span>
                </Entry>
              ))}
            </EntryList>
          </div>
        )
      }
    </LoadedPart>
  )
}
