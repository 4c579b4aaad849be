import type { ApiError } from "../api/api-error";
import { loadOnce } from "../browser/load-once";
import { describeError } from "../errors/error-catalogue";
import type { Words } from "#lib/api/envelope";
import { SessionStore } from "./session-store";
import { type ToastContent, ToastStore } from "./toast-store";

/** Mounts the toasts of a store; returns a function that resolves when their live region can announce the next one. */
type MountToasts = (toasts: ToastStore) => () => Promise<void>;

export type LoadToasts = () => Promise<{ mountToasts: MountToasts }>;

/** Time for which a logout toast is shown before the redirect to the identity provider, in ms. */
const LOGOUT_DELAY = 3000;

/** Consequences of failed calls: toasts and logouts. Loaded on first use. */
export class FailureHandler {
  readonly toasts = new ToastStore();
  readonly session: SessionStore;
  private readonly mount = loadOnce(async () => {
    const module = await this.loadToasts?.();
    return module?.mountToasts(this.toasts) ?? (() => Promise.resolve());
  });

  constructor(
    private readonly window: Window,
    private readonly loadToasts: LoadToasts | undefined,
    /** Receives the message of a failure that is shown on the page; undefined if a toast shows it. */
    private readonly setCallError: (words: Partial<Words> | undefined) => void = () => undefined,
  ) {
    this.session = new SessionStore(window);
  }

  /** Shows a toast, or an alert if toasts cannot be loaded. Never rejects. */
  async notify(content: ToastContent): Promise<void> {
    try {
      const prepare = await this.mount();
      await prepare();
      this.toasts.show(content);
    } catch (error) {
      console.error(error);
      this.window.alert(content.en ?? content.zh);
    }
  }

  /** Shows a failed call, or ends the session, as the error catalogue specifies. */
  async handle(error: ApiError, isBackground: boolean): Promise<void> {
    const { zh, en, logsOut, isInline } = describeError(error);
    // A logout is always shown, even after a background call.
    const isIgnored = isBackground && !(logsOut && this.session.isSignedIn);
    this.setCallError(isInline ? { zh, en } : undefined);
    const shown = isIgnored || isInline ? undefined : this.notify({ tone: "error", zh, en });
    const displayed = isInline ? Promise.resolve() : shown;
    const hasBeenRead = displayed?.then(
      () => new Promise<void>((resolve) => setTimeout(resolve, LOGOUT_DELAY)),
    );
    if (logsOut) await this.session.logOut(hasBeenRead);
    await shown;
  }
}
