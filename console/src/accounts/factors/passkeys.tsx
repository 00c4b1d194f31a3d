import type { Passkey } from '@accord/contract/factors.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { LastUsed, TimeSentence } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RenamedPasskey } from '@accord/contract/own-passkeys.ts'
import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { renamePasskeyMutation } from './factors.api.ts'

type PasskeyEntryProps = {
  passkey: Passkey
  removing: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyEntry({ passkey, removing, onRename, onRemove }: PasskeyEntryProps) {
  const { t } = useTranslation()
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
      {!userVerified && <span>{t('Works only after you enter your password')}</span>}
      <span>
        <TimeSentence text={t('Added {{time}}')} value={createdAt} now={now} />
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
    </Entry>
  )
}

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const renaming = useAction({
    ...renamePasskeyMutation,
    done: t('Passkey renamed'),
    failed: t('Unable to rename the passkey.'),
  })
  const { props, errors, pending } = useForm({
    schema: RenamedPasskey,
    submit: async ({ name }) => {
      await renaming.attempt({ id: passkey.id, name })
      onClose()
    },
  })

  return (
    <Dialog title={t('Rename this passkey')} initialFocus={field} onDismiss={onClose}>
      <form {...props}>
        <DialogContent>
          <TextField
            ref={field}
            label={t('Name')}
            name="name"
            autoComplete="off"
            defaultValue={passkey.name}
            error={errors['name']}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('Rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
