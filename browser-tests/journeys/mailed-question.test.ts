import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/ERR_FAILED|status of (404|503|400)/] })

test('an answer to an email can be sent again if it was lost, but not if it was rejected @long', async ({
  page,
}) => {
  await page.goto('/not-me?code=unknown')
  const answer = page.getByRole('button', { name: "This wasn't me" })
  const calls = '**/api/**'
  await page.route(calls, (route) => route.abort())
  await answer.click()
  await expect(page.getByRole('alert')).toContainText('We were unable to process your request.')
  await expect(answer).toBeVisible()
  await page.unroute(calls)

  await page.route(calls, (route) => route.fulfill({ status: 503 }))
  await answer.click()
  await expect(page.getByRole('alert')).toContainText('Internal server error.')
  await expect(answer).toBeVisible()
  await page.unroute(calls)

  await answer.click()
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  await expect(answer).toBeHidden()
})
