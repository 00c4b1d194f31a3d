import { tellOfMissingScript } from '../start/missing-script.ts'

// Lies in the document of pages that have no frame: all of them would be empty.
tellOfMissingScript('#root')
