import type { Session } from '@accord/contract/session.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Entry } from '../ui/layout/entry-list.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'

type SessionEntryProps = { session: Session; ending: boolean; onEnd: () => void }

const handhelds = ['iPhone', 'iPad', 'Android']

export function SessionEntry({ session, ending, onEnd }: SessionEntryProps) {
  const { t } = useWords()
  const now = useNow()
  const { browser, system, address, current, lastSeenAt } = session
  const device = t('{{browser}} on {{system}}', { browser, system })
  const Icon = handhelds.includes(system) ? Smartphone : Monitor

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      title={
        <>
          {device}
          {current && <Chip tone="success">{t('This session')}</Chip>}
        </>
      }
      action={
        !current && (
          <Button size="small" pending={ending} onClick={onEnd}>
            {t('Sign out')}
            <span className="visually-hidden">{device}</span>
          </Button>
        )
      }
    >
      {address && <span>{address}</span>}
      <span>
        {current ? (
          t('Active now')
        ) : (
          <>
            {t('Last seen')} <RelativeTime value={lastSeenAt} now={now} />
          </>
        )}
      </span>
    </Entry>
  )
}
