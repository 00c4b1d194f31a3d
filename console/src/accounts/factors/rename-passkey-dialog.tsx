import type { Passkey } from '@accord/contract/factors.ts'
import { RenamedPasskey } from '@accord/contract/own-passkeys.ts'
import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { renamePasskeyMutation } from './factors.api.ts'

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useWords()
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
            error={errors['name'] && t(errors['name'])}
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
