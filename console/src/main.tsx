import { startUp } from './bootstrap/start-up.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountGate } from './accounts/deletion/account-gate.tsx'
import { queryClient } from './api/query-client.ts'
import { loadStored } from './browser/browser-storage.ts'
import { ReauthHost } from './forms/reauthentication/reauth-host.tsx'
import { useTranslation } from './i18n/translation.ts'
import { router } from './routes/router.ts'
import { followOtherTabs } from './session/session-check.ts'
import { ConfirmDialogHost } from './ui/overlays/confirm-dialog.tsx'
import { SnackbarRegion } from './ui/feedback/snackbar.tsx'

startUp()
followOtherTabs()
draw().catch(reportError)

async function draw() {
  const root = document.querySelector('#root')!
  // The prerendered frame stays until the screen can replace it. People who deleted their account get no frame, because
  // it would request data that they can't read.
  if (root.hasChildNodes() && !loadStored('user')?.deletion) await router.load()
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
}

function Console() {
  const { t } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <AccountGate>
        <RouterProvider router={router} />
      </AccountGate>
      <SnackbarRegion labels={{ region: t('Messages'), close: t('Close message') }} />
      <ReauthHost />
      <ConfirmDialogHost labels={{ title: t('Please Confirm'), cancel: t('Cancel') }} />
    </QueryClientProvider>
  )
}
