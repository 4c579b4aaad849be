import { observable } from "mobx";

/** The worker of a new edition that waits to be let in; null while there is none. */
export const waitingEdition = observable.box<ServiceWorker | null>(null, { deep: false });
