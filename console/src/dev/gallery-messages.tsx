import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { showSnackbar, showSnackbarOnNextPage } from '../ui/feedback/snackbar-store.ts'
import { GallerySection, Row } from './gallery-section.tsx'

export function GalleryMessages() {
  return (
    <GallerySection title="Messages and progress">
      <Notice kind="error">The e-mail or password is not right.</Notice>
      <Notice
        kind="warning"
        title="Your e-mail is not verified"
        action={<a href="#resend">Send the link again</a>}
      >
        Open the link we sent to ana@example.com, then sign in.
      </Notice>
      <Notice kind="success">Check your email for a link to reset your password.</Notice>
      <Notice kind="info" announce={false}>
        You are accepting an invitation from Northside Health.
      </Notice>
      <Row>
        <Button onClick={() => showSnackbar({ kind: 'success', message: 'Member removed.' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            showSnackbar({
              kind: 'info',
              message: 'The export is being prepared. We send a letter when it can be downloaded.',
            })
          }
        >
          Info
        </Button>
        <Button onClick={() => showSnackbar({ kind: 'error', message: 'The invitation expired.' })}>
          Error
        </Button>
        <Button
          onClick={() => {
            showSnackbarOnNextPage({ kind: 'success', message: 'This came from the page before.' })
            location.reload()
          }}
        >
          On the next page
        </Button>
      </Row>
      <ProgressBar label="Collecting members, step 2 of 4" value={0.4} />
    </GallerySection>
  )
}
