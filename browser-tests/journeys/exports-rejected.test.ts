import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { exportFailures, exportRunning, snapshotTooLarge } from '@accord/contract/exports.ts'
import {
  deletesFile,
  exportButton,
  exportHistory,
  exportInProgress,
  exportTriggered,
  newestStep,
  saved,
  startsExport,
  followNewestExport,
} from '../support/exports.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

test.describe('failures', () => {
  test.use({ allowedFaults: [/status of (404|409|429|500)/] })

  test('EX-2, EX-3: failures to start, list, or download each show their message @long', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const job = await startsExport(product, person, organization)
    const address = `**/api/data-export/organization/${organization.id}`
    await page.route(`${address}?*`, (route) => route.fulfill({ status: 500 }))
    await page.goto(`/organization/${organization.id}/data-export`)
    await expect(page.getByText('Error when fetching data export history')).toBeVisible()
    await page.unroute(`${address}?*`)
    await page.getByRole('button', { name: 'Retry' }).click()
    const download = page.getByRole('button', { name: /^Download/ })
    await expect(download).toBeVisible()

    for (const [status, message] of [
      [500, ''],
      [409, exportRunning.message],
      [429, 'Too many attempts.'],
    ] as const) {
      await page.route(address, (route) => route.fulfill({ status, json: message || undefined }))
      await exportButton(page).click()
      const said = page.getByText(`Data Export can not be triggered. ${message}`)
      await expect(said.last()).toBeVisible()
      await page.unroute(address)
    }

    await deletesFile(product, person, organization, job)
    await download.click()
    await expect(
      page.getByText('This file is no longer available. Start a new export.'),
    ).toBeVisible()
    await expect(exportHistory(page)).toContainText('The file was deleted.')
  })

  test('EX-1: a snapshot downloads immediately or shows why it can’t @long', async ({
    page,
    person,
    product,
  }, testInfo) => {
    const { id } = await createsOrganization(product, person)
    await page.goto(`/organization/${id}/data-export`)
    const button = page.getByRole('button', { name: 'JSON snapshot' })
    const path = await saved(page, button, testInfo)
    expect(basename(path)).toMatch(/^northside-clinic-\d{4}-\d\d-\d\d\.json$/)
    const content = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown[]>
    expect(content['organization']).toMatchObject([{ id, name: 'Northside Clinic' }])

    await page.route('**/export/json', (route) =>
      route.fulfill({ status: 409, json: { message: snapshotTooLarge.message } }),
    )
    await button.click()
    await expect(page.getByText(snapshotTooLarge.message)).toBeVisible()
  })
})

test.describe('permissions', () => {
  // A page that is opened by its URL requests its data before the roles are known.
  test.use({ allowedFaults: [/status of 403/] })

  test('EX-1, EX-2: a colleague’s export is visible, a failed one can be retried, and members have no access @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    const organization = await createsOrganization(product, owner)
    await joins(product, owner, organization, person)
    await page.goto(`/organization/${organization.id}/data-export`)
    await expect(page.getByText("You don't have permission to export data")).toBeVisible()
    await expect(exportButton(page)).toHaveCount(0)
    const menu = page.getByRole('navigation', { name: organization.name })
    await expect(menu.getByRole('link', { name: 'Data Export' })).toHaveCount(0)

    const managed = await createsOrganization(product, owner, { name: 'Maple Grove' })
    await joins(product, owner, managed, person, ['admin'])
    const tell = await followNewestExport(page)
    await page.goto(`/organization/${managed.id}/data-export`)
    await expect(page.getByText('No exports yet')).toBeVisible()
    tell({ currentStep: 'packaging', progress: { rows: 1, total: 4 }, file: null })
    await startsExport(product, owner, managed)
    // This event is the same as when the person returns to this tab.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    await expect(exportInProgress(page)).toBeVisible()
    await expect(page.getByText('Started by Theo Okafor')).toBeVisible()

    const failure = exportFailures.diskFull
    tell({ currentStep: 'failed', progress: { rows: 1, total: 4 }, file: null, failure })
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(exportHistory(page)).toHaveText([/Failed.*Theo Okafor.*ran out of disk space/])
    await expect.poll(() => newestStep(product, owner, managed)).toBe('completed')
    tell(undefined)
    await exportHistory(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(exportTriggered)).toBeVisible()
    await expect(exportHistory(page)).toHaveText([/\.zip.*Ana Duarte/, /\.zip.*Theo Okafor/])
  })
})
