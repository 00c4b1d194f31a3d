import type { Factors } from '@accord/contract/factors.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'

type PasswordEntryProps = {
  has: Factors
  removing: { pending: boolean; run: () => Promise<void> }
}

export function PasswordEntry({ has, removing }: PasswordEntryProps) {
  const { t } = useWords()
  // Who signs in by passkey alone has another way: a second one, or codes.
  const { password, passkeys, secondFactor } = has
  const canDoWithout = password && secondFactor && passkeys.some((passkey) => passkey.userVerified)

  return (
    <Entry
      icon={<LockKeyhole size={16} />}
      title={t('Password')}
      action={
        canDoWithout && (
          <Button size="small" pending={removing.pending} onClick={() => void removing.run()}>
            {t('Remove')}
            <span className="visually-hidden">{t('Password')}</span>
          </Button>
        )
      }
    >
      <span>{words()}</span>
    </Entry>
  )

  function words(): string {
    if (!password) return t('You have none: your passkeys sign you in.')
    return secondFactor
      ? t('Asked for together with one of the others')
      : t('Signs you in by itself')
  }
}
