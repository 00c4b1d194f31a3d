import { basename } from 'node:path'
import type { ExportStep } from '@accord/contract/exports.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  exportButton,
  exportHistory,
  exportInProgress,
  exportTriggered,
  saved,
  startsExport,
  followNewestExport,
  verified,
} from '../support/exports.ts'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

const step = (page: Page) =>
  page.getByRole('list', { name: 'Export steps' }).locator('[aria-current=step]')
const announced = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence)

test('EX-1, EX-2, EX-3, EX-4, RT-4: an owner exports the organization, watches the steps, follows the email, and verifies the file @axe', async ({
  page,
  person,
  product,
  inbox,
}, testInfo) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}`)
  await page.getByRole('navigation').getByRole('link', { name: 'Data Export' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Export' })).toBeVisible()
  await expect(page.getByText('No exports yet')).toBeVisible()

  const contents = page.getByRole('group')
  await contents.getByText('Contents', { exact: true }).click()
  await expect(contents.getByRole('definition').first()).toHaveText('1 row')
  await expect(contents.getByRole('term')).toContainText(['Organization details', 'Members'])
  await expect(contents).toContainText('accord verify-export FILE --signed-by KEY')
  const signingKey = await contents.getByRole('code').first().textContent()

  const tell = await followNewestExport(page)
  const file = null
  tell({ currentStep: 'queued', progress: { rows: 0, total: null }, file })
  await exportButton(page).click()
  await expect(page.getByText(exportTriggered, { exact: true })).toBeVisible()
  await expect(exportInProgress(page)).toBeVisible()
  await expect(exportButton(page)).toHaveCount(0)
  await expect(step(page)).toHaveText('Queued')
  await announced(page, 'Step 1 of 5: Queued')
  tell({ currentStep: 'collecting', progress: { rows: 0, total: null }, file })
  await expect(step(page)).toHaveText('Collecting')
  tell({ currentStep: 'packaging', progress: { rows: 1200, total: 4800 }, file })
  await expect(step(page)).toHaveText('Packaging')
  const bar = page.getByRole('progressbar', { name: '1,200 of 4,800 rows' })
  await expect(bar).toHaveAttribute('value', '0.25')
  await announced(page, 'Step 3 of 5: Packaging')
  await expect(page.getByText('Signing key')).toBeVisible()
  await expectAccessible(page, 'an export under way')
  tell({ currentStep: 'sealing', progress: { rows: 4800, total: 4800 }, file })
  await expect(step(page)).toHaveText('Signing')
  await expect(exportHistory(page)).toHaveText([/In progress.*Ana Duarte/])

  tell(undefined)
  await expect(step(page)).toHaveText(/Completed/)
  await announced(page, 'The export is complete.')
  await expect(exportButton(page)).toBeVisible()
  await expect(exportInProgress(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete now/ })).toBeVisible()
  await expectAccessible(page, 'an export done')

  const email = await inbox.newest(
    person.email,
    'Your data export for Northside Clinic is complete',
  )
  await page.goto(email.link(`/organization/${id}/data-export`))
  await expect(exportHistory(page)).toHaveText([
    /northside-clinic-\d{4}-\d\d-\d\d-\d{4}\.zip.*Ana Duarte.*\d kB.*\d rows.*Expires in 7 days/,
  ])
  const path = await saved(page, page.getByRole('button', { name: /^Download/ }), testInfo)
  expect(basename(path)).toMatch(/^northside-clinic-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  const said = await verified(path)
  expect(said).toContain('is unchanged.')
  expect(said).toContain(`Data of the organization Northside Clinic (${id})`)
  expect(said).toContain(`Signed with the key ${signingKey}.`)
  expect(said).toContain(`whole file: ${await exportHistory(page).getByRole('code').textContent()}`)
})

test('EX-1: a large file is streamed to disk, and a deleted file stays in the history @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  await startsExport(product, person, organization)
  // Replaces the disk and the browser's own dialog, because tests can't click it.
  await page.addInitScript(`window.showSaveFilePicker = async ({ suggestedName }) => {
    const folder = await navigator.storage.getDirectory()
    window.place = await folder.getFileHandle(suggestedName, { create: true })
    return window.place
  }`)
  const tell = await followNewestExport(page)
  await page.goto(`/organization/${organization.id}/data-export`)
  const download = page.getByRole('button', { name: /^Download/ })
  await expect(download).toBeVisible()
  const name = (await exportHistory(page).textContent())!.match(/[\w-]+\.zip/)![0]
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const file = { name, size: 70_000_000, digest: 'ab'.repeat(32), expiresAt, available: true }
  tell({ file: { ...file, downloads: 0, lastDownloadedAt: null } })
  await page.reload()
  await expect(exportHistory(page)).toContainText('70 MB')
  await download.click()
  await expect(page.getByText(`${name} saved`)).toBeVisible()
  const start = await page.evaluate<string>(
    'window.place.getFile().then((file) => file.slice(0, 2).text())',
  )
  expect(start).toBe('PK')

  tell(undefined)
  await page.getByRole('button', { name: /^Delete now/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`No one will be able to download ${name}.`)
  await dialog.getByRole('button', { name: 'Delete now' }).click()
  await expect(exportHistory(page)).toContainText('The file was deleted.')
  await expect(download).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Exports' })).toBeFocused()
})

test('EX-2: the button is hidden while any export in the history is running @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  const job = (place: number, currentStep: ExportStep) => ({
    id: `00000000-0000-4000-8000-00000000000${place}`,
    type: 'organization',
    currentStep,
    progress: { rows: 1, total: 4 },
    createdAt: new Date().toISOString(),
    completedAt: null,
    requestedBy: 'Theo Okafor',
    file: null,
    failure: null,
  })
  let second: ExportStep = 'packaging'
  await page.route('**/api/data-export/organization/*?*', (route) => {
    const paging = { total: 11, skip: 0, limit: 10 }
    const later = route.request().url().includes('skip=10')
    const data = later ? [job(3, 'failed')] : [job(1, 'failed'), job(2, second)]
    return route.fulfill({ json: { data, __meta: paging } })
  })
  for (const query of ['', '?page=2']) {
    await page.goto(`/organization/${id}/data-export${query}`)
    await expect(exportHistory(page).first()).toContainText('Failed')
    await expect(exportInProgress(page)).toBeVisible()
    await expect(exportButton(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await expect(step(page)).toHaveText('Packaging')
  second = 'completed'
  await expect(exportButton(page)).toBeVisible()
  await expect(step(page)).toHaveText(/Completed/)
})

test('EX-2: an unattended page stops polling and resumes when someone returns @long', async ({
  page,
  person,
  product,
}) => {
  await page.clock.install()
  const { id } = await createsOrganization(product, person)
  const asked = () => page.waitForResponse((answer) => answer.url().includes('/data-export/'))
  let times = 0
  page.on('request', (sent) => (times += Number(sent.url().includes('/data-export/'))))
  await page.goto(`/organization/${id}/data-export`)
  await expect(page.getByText('No exports yet')).toBeVisible()
  const again = asked()
  await page.clock.fastForward('00:16')
  await (await again).finished()

  const before = times
  await page.clock.fastForward('31:00')
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await page.clock.fastForward('01:00')
    // This request takes long enough for a pending one to arrive.
    await page.request.get('/healthz')
  }
  // One more request may already have been due.
  expect(times).toBeLessThanOrEqual(before + 1)
  await page.keyboard.press('Shift')
  const resumed = asked()
  await page.clock.fastForward('00:16')
  await resumed
})

test('EX-1, EX-2: an export is previewed, created, saved, and deleted by keyboard alone @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/data-export`)
  await expect(exportButton(page)).toBeVisible()
  await tabTo('Contents')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signing key')).toBeVisible()
  await tabTo('Export')
  await page.keyboard.press('Enter')
  // The button may have returned by then, but the focus stays on the steps.
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Queued')
  await expect(step(page)).toHaveText(/Completed/)
  await tabTo('Download')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await tabTo('Delete now')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await tabTo('Delete now')
  await page.keyboard.press('Enter')
  await expect(exportHistory(page)).toContainText('The file was deleted.')
  await expect(page.getByRole('list', { name: 'Exports' })).toBeFocused()

  async function tabTo(words: string) {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab')
      if ((await page.locator(':focus').textContent())?.startsWith(words)) return
    }
    throw new Error(`The keyboard does not reach '${words}'.`)
  }
})

test('EX-1: the history and the receipts are paged independently @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  const at = new Date().toISOString()
  const failed = (jobId: string) => ({
    id: jobId,
    type: 'organization',
    currentStep: 'failed',
    progress: { rows: 0, total: null },
    createdAt: at,
    completedAt: at,
    requestedBy: null,
    file: null,
    failure: "We couldn't create the export. Please try again later.",
  })
  const receipt = { id, network: { id, name: 'Care Circle' }, exportedBy: { id, name: 'Acme' } }
  const listed = (row: object) => ({ data: [row], __meta: { total: 25, skip: 0, limit: 10 } })
  await page.route('**/api/data-export/organization/*?*', (route) =>
    route.fulfill({ json: listed(failed(id)) }),
  )
  await page.route('**/export-receipts?*', (route) =>
    route.fulfill({ json: listed({ ...receipt, shares: ['user'], rows: 1, at }) }),
  )
  await page.goto(`/organization/${id}/data-export`)
  const exports = page.getByRole('navigation', { name: 'Exports pagination' })
  const receipts = page.getByRole('navigation', { name: 'Receipts pagination' })
  const asked = (path: string, skip: number) =>
    page.waitForRequest((sent) => sent.url().includes(path) && sent.url().includes(`skip=${skip}`))
  const second = asked('/data-export/', 10)
  await exports.getByRole('link', { name: 'Next' }).click()
  await second
  await expect(page).toHaveURL(`/organization/${id}/data-export?page=2`)
  const third = asked('/export-receipts', 20)
  const next = receipts.getByRole('link', { name: 'Next' })
  await next.click()
  await expect(next).toHaveAttribute('href', /receipts=3/)
  await next.click()
  await third
  await expect(page).toHaveURL(`/organization/${id}/data-export?page=2&receipts=3`)
})
