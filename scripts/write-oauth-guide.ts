import { readFileSync, writeFileSync } from 'node:fs'
import { guideFile, withSnippets } from './oauth-guide.ts'

writeFileSync(guideFile, withSnippets(readFileSync(guideFile, 'utf8')))
