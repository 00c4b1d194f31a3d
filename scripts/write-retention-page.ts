import { writeFileSync } from 'node:fs'
import { retentionFile, retentionPage } from './retention-page.ts'

writeFileSync(retentionFile, retentionPage())
