import { writeFileSync } from 'node:fs'
import { configurationFile, configurationPage } from './docs-pages.ts'

writeFileSync(configurationFile, configurationPage())
