import { readFileSync, writeFileSync } from 'node:fs'
import { guideFile, withSnippets } from './docs-pages.ts'

writeFileSync(guideFile, withSnippets(readFileSync(guideFile, 'utf8')))
