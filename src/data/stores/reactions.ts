import type { ApiError } from "../api/api-error";
import { loadOnce } from "../browser/load-once";
import { describeError } from "../errors/error-catalogue";
import type { Words } from "#lib/api/envelope";
import { SessionStore } from "./session-store";
import { type Notice, ToastStore } from "./toast-store";

/** Puts the toasts of a store on the page; gives what is to be awaited before each. */
type MountToasts = (toasts: ToastStore) => () => Promise<void>;

export type LoadToasts = () => Promise<{ mountToasts: MountToasts }>;

/** How long a notice of a logout is shown before the identity provider takes the page's place, in ms. */
const READING = 3000;

/** What comes of failed calls: notices, and the end of a session. Fetched when it is first needed. */
export class Reactions {
  readonly toasts = new ToastStore();
  readonly session: SessionStore;
  private readonly mount = loadOnce(async () => {
    const found = await this.loadToasts?.();
    return found?.mountToasts(this.toasts) ?? (() => Promise.resolve());
  });

  constructor(
    private readonly window: Window,
    private readonly loadToasts: LoadToasts | undefined,
    /** Takes the words of a failure that has no notice, for the page to show; nothing where there is a notice. */
    private readonly noteRefusal: (words: Partial<Words> | undefined) => void = () => undefined,
  ) {
    this.session = new SessionStore(window);
  }

  /** Shows a notice. Never rejects: where toasts cannot be had, the browser's own window says what went wrong. */
  async notify(notice: Notice): Promise<void> {
    try {
      const prepare = await this.mount();
      await prepare();
      this.toasts.show(notice);
    } catch (error) {
      console.error(error);
      this.window.alert(notice.en ?? notice.zh);
    }
  }

  /** Does with a failed call what the catalogue says. */
  async react(error: ApiError, isBackground: boolean): Promise<void> {
    const { zh, en, logsOut, isSilent } = describeError(error);
    // Whoever is signed out learns of it, also by a call that nobody asked for.
    const isPassedOver = isBackground && !(logsOut && this.session.isSignedIn);
    this.noteRefusal(isSilent ? { zh, en } : undefined);
    const shown = isPassedOver || isSilent ? undefined : this.notify({ tone: "error", zh, en });
    const said = isSilent ? Promise.resolve() : shown;
    const read = said?.then(() => new Promise<void>((resolve) => setTimeout(resolve, READING)));
    if (logsOut) await this.session.logOut(read);
    await shown;
  }
}
