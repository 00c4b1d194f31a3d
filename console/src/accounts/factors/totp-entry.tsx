import Smartphone from 'lucide-react/icons/smartphone'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'

type TotpEntryProps = { since: string; removing: { pending: boolean; run: () => Promise<void> } }

export function TotpEntry({ since, removing }: TotpEntryProps) {
  const { t } = useWords()
  const now = useNow()
  return (
    <Entry
      icon={<Smartphone size={16} />}
      title={t('Authenticator app')}
      action={
        <Button size="small" pending={removing.pending} onClick={() => void removing.run()}>
          {t('Remove')}
          <span className="visually-hidden">{t('Authenticator app')}</span>
        </Button>
      }
    >
      <span>
        {t('Added')} <RelativeTime value={since} now={now} />
      </span>
    </Entry>
  )
}
