import type { Passkey } from '@accord/contract/factors.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { MenuItem } from '../../ui/overlays/menu-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { LastUsed } from '../../ui/text/last-used.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'

type PasskeyEntryProps = {
  passkey: Passkey
  removing: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyEntry({ passkey, removing, onRename, onRemove }: PasskeyEntryProps) {
  const { t } = useWords()
  const now = useNow()
  const { name, synced, userVerified, createdAt, lastUsedAt } = passkey

  return (
    <Entry
      icon={<KeyRound size={16} />}
      title={name}
      action={
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="small"
              iconOnly
              pending={removing}
              aria-label={t('Change {{name}}', { name })}
              icon={<Ellipsis size={16} />}
            />
          }
        >
          <MenuItem icon={<Pencil size={16} />} onClick={onRename}>
            {t('Rename')}
          </MenuItem>
          <MenuItem danger icon={<Trash2 size={16} />} onClick={onRemove}>
            {t('Remove')}
          </MenuItem>
        </Menu>
      }
    >
      <span>{t('Passkey')}</span>
      <span>{synced ? t('Synced to your devices') : t('On one device only')}</span>
      {!userVerified && <span>{t('Only after your password')}</span>}
      <span>
        {t('Added')} <RelativeTime value={createdAt} now={now} />
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
    </Entry>
  )
}
