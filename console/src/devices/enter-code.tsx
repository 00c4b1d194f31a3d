import { ShownCode } from '@accord/contract/devices.ts'
import { useState } from 'react'
import { explainError } from '../api/api-error.ts'
import { ApprovalPanel } from '../approvals/approval-panel.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { type DeviceRequest, findDevice } from './devices.api.ts'

type EnterCodeProps = {
  /**
   * The code from the URL. It's never submitted automatically, because the link may come from someone other than the
   * device's owner.
   */
  given: string
  onFound: (userCode: string, device: DeviceRequest) => void
}

export function EnterCode({ given, onFound }: EnterCodeProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<unknown>()
  const form = useForm({
    schema: ShownCode,
    async submit({ userCode }) {
      setProblem(undefined)
      onFound(userCode, await findDevice(userCode))
    },
    onRefused: setProblem,
  })

  return (
    <ApprovalPanel
      title={t('Connect a device')}
      context={
        given
          ? t('Compare this code with the one on your device.')
          : t('Enter the code shown on your device.')
      }
    >
      {problem !== undefined && <Notice kind="error">{t(explainError(problem))}</Notice>}
      <form {...form.props}>
        <PanelStack>
          <TextField
            label={t('Code')}
            name="userCode"
            defaultValue={given}
            placeholder="XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            mono="large"
            error={form.errors['userCode']}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Continue')}
          </Button>
        </PanelStack>
      </form>
    </ApprovalPanel>
  )
}
