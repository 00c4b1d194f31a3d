import { AccessGroupsScreen } from '../access/access-groups.screen.tsx'
import { useAction } from '../actions/use-action.ts'
import { startExportMutation } from '../exports/exports.api.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'

export function AccessScreen() {
  return <AccessGroupsScreen action={<ExportForAuditors />} />
}

function ExportForAuditors() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const exporting = useAction({
    ...startExportMutation({ type: 'access', id, organizationId: id }),
    done: t("We're creating the file. We'll email you when you can download it under Data Export."),
  })
  return (
    <Button pending={exporting.pending} onClick={() => void exporting.run()}>
      {t('Export for auditors')}
    </Button>
  )
}
