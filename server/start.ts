// Starts the shop with the vendors that its settings name.
import { runShop } from './main.ts'

await runShop()
