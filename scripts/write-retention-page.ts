import { writeFileSync } from 'node:fs'
import { retentionFile, retentionPage } from './docs-pages.ts'

writeFileSync(retentionFile, retentionPage())
