// Where the modules under test are: the sources, or what a server would serve (`RAVEN_RUNTIME`, a folder).

import { pathToFileURL } from "node:url";

const served = process.env.RAVEN_RUNTIME;
const folder = served ? pathToFileURL(served + "/") : new URL("../../Sources/RavenRuntime/Resources/", import.meta.url);

/** Loads a module of the runtime. */
export const load = (name) => import(new URL(name, folder));
