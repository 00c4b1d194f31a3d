import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ConfirmDialogHost, confirmAction } from './confirm-dialog.tsx'

// In this test, there's no document for a dialog.
vi.mock('react-dom', () => ({ createPortal: (children: unknown) => children }))
vi.stubGlobal('document', {})

test('DLG-1: a question without a title is titled Please Confirm', () => {
  void confirmAction({ message: 'You leave Northside Health.', action: 'Leave' })
  const labels = { title: 'Please Confirm', cancel: 'Cancel' }
  const html = renderToStaticMarkup(<ConfirmDialogHost labels={labels} />)
  expect(html).toMatch(/<dialog role="alertdialog".*<h2[^>]*>Please Confirm<\/h2>/)
  expect(html).toMatch(/>Cancel<.*>Leave</)
})
