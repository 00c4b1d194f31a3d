import { leadOn } from './audiences.js'
import { offerCopies } from './copy.js'
import { offerMenu } from './menu.js'
import { offerToTry } from './try.js'

// Without this script the page is read; with it, it is used.
leadOn()
offerCopies()
offerMenu()
offerToTry()
