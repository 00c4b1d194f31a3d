import { writeFileSync } from 'node:fs'
import { eventTypesFile, eventTypesPage } from './docs-pages.ts'

writeFileSync(eventTypesFile, eventTypesPage())
