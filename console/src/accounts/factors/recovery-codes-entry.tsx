import type { Factors } from '@accord/contract/factors.ts'
import ListChecks from 'lucide-react/icons/list-checks'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'

type RecoveryCodesEntryProps = {
  codes: Factors['recoveryCodes']
  newCodes: { pending: boolean; run: () => Promise<void> }
}

const few = 3

export function RecoveryCodesEntry({ codes, newCodes }: RecoveryCodesEntryProps) {
  const { t } = useWords()
  const { left, kept } = codes
  return (
    <Entry
      icon={<ListChecks size={16} />}
      title={
        <>
          {t('Recovery codes')}
          {kept && left <= few && (
            <Chip tone="warning">{left === 0 ? t('None left') : t('Few left')}</Chip>
          )}
          {!kept && <Chip tone="warning">{t('Not kept yet')}</Chip>}
        </>
      }
      action={
        <Button size="small" pending={newCodes.pending} onClick={() => void newCodes.run()}>
          {t('Make new ones')}
        </Button>
      }
    >
      <span>{t('{{left}} of 10 left', { left })}</span>
      <span>{t('For when nothing else is at hand')}</span>
    </Entry>
  )
}
