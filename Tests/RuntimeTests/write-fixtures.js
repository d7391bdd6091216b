// Writes Tests/Fixtures/wire from fixtures.source.js: `node write-fixtures.js`. The decoder test fails while a file is stale.

import { mkdirSync, writeFileSync } from "node:fs";
import { fixtureFiles, folder } from "./fixtures.js";

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await fixtureFiles())) writeFileSync(new URL(name, folder), text);
